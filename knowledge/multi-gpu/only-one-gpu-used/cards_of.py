"""Which cards may the running job use, and in how many processes: python cards_of.py PID"""

import subprocess
import sys
from pathlib import Path

if len(sys.argv) != 2 or not Path("/proc", sys.argv[1]).is_dir():
    sys.exit("usage: python cards_of.py PID (of the running program, on Linux)")


def children(pid: str) -> list[str]:
    """The process, its threads' children, and theirs."""
    found = [pid]
    for task in Path("/proc", pid, "task").glob("*/children"):
        for child in task.read_text().split():
            found += children(child)
    return found


def environment(pid: str) -> dict[str, str]:
    try:
        parts = Path("/proc", pid, "environ").read_bytes().decode(errors="replace").split("\0")
    except OSError:
        return {}
    return dict(part.split("=", 1) for part in parts if "=" in part)


pids = children(sys.argv[1])
envs = [environment(pid) for pid in pids]
ranks = {env["RANK"] for env in envs if "RANK" in env}
shown = {env.get("CUDA_VISIBLE_DEVICES", "all") for env in envs}
print(f"processes: {len(pids)}, ranks: {len(ranks) or 'none'}, "
      f"CUDA_VISIBLE_DEVICES: {' | '.join(sorted(shown))}")
try:
    query = ["nvidia-smi", "--query-compute-apps=pid,gpu_uuid,used_memory", "--format=csv,noheader"]
    used = subprocess.run(query, capture_output=True, text=True, check=False).stdout.splitlines()
    print(*[line for line in used if line.split(",")[0] in pids], sep="\n")
except FileNotFoundError:
    print("nvidia-smi: missing")
if len(shown) == 1 and shown != {"all"} and "," not in min(shown):
    print("verdict: hidden, the environment shows one card")
elif not ranks:
    print("verdict: one-process, no launcher started ranks")
else:
    print(f"verdict: {len(ranks)} ranks, compare with the cards above")
