"""Sample the main thread of a running training process, and say what it waits for.

Usage: python diagnose_pid.py PID, as the user of the process; needs py-spy
"""

import collections
import linecache
import re
import subprocess
import sys
import time

EXAMPLE = """
import time, torch
class Slow(torch.utils.data.Dataset):
    def __len__(self): return 100000
    def __getitem__(self, index): time.sleep(0.02); return torch.zeros(8)
print("ready", flush=True)
for batch in torch.utils.data.DataLoader(Slow(), batch_size=8): batch.sum()
"""
FRAME = re.compile(r"^ {4}(\S+) \((.+):(\d+)\)$")
READ = re.compile(r"\.(item|cpu|tolist|numpy|synchronize)\(|\bprint\(")
SLOW = re.compile(r"save|valid|eval|checkpoint|collect$")


def frames(pid: str) -> list[tuple[str, str, int]]:
    """Return name, file and line of the main thread's frames, innermost first."""
    dump = subprocess.run(["py-spy", "dump", "--pid", pid], capture_output=True, text=True)
    if dump.returncode:
        sys.exit(dump.stderr)
    main = dump.stdout.split('"MainThread"')[1].split("\nThread ")[0].splitlines()
    return [(m[1], m[2], int(m[3])) for m in map(FRAME.match, main) if m]


def kind(stack: list[tuple[str, str, int]]) -> str:
    """Return what a stack of frames is doing."""
    if any("utils/data/" in file or name == "__next__" for name, file, _ in stack):
        return "input: the loop waits for its next batch"
    if any(SLOW.search(name) and not re.search("utils/checkpoint|activation_checkpoint", file) for name, file, _ in stack):
        return "periodic: a checkpoint or an evaluation runs"
    if any(READ.search(linecache.getline(file, line)) for _, file, line in stack[:3]):
        return "host-reads: a line reads a value and waits for the GPU"
    return "other: it computes or launches kernels"


child = None if sys.argv[1:] else subprocess.Popen([sys.executable, "-c", EXAMPLE], stdout=subprocess.PIPE)
pid = str(child.pid) if child else sys.argv[1]
if child:
    child.stdout.readline()
seen = collections.Counter()
try:
    for _ in range(20):
        seen[kind(frames(pid))] += 1
        time.sleep(0.1 if child else 0.5)
finally:
    if child:
        child.kill()
for what, count in seen.most_common():
    print(f"{count} of 20 samples are {what}")
print("verdict:", seen.most_common(1)[0][0])
