"""Who is stuck in the NVIDIA driver? sudo dmesg > kernel.txt; sudo python3 find_stuck.py [kernel.txt] [PROC] [PROGRAM]"""

import re
import subprocess
import sys
import time
from pathlib import Path

LIMIT = 40  # seconds
HARD = r"Xid \([^)]*\): (?:4[568]|6[24]|7[49]|9[45]|109|119|120|1[45]\d)\b|fallen off the bus|GSP RM heartbeat timed out"
KNOWN = r"postRxDetLinkMask failed|Failed to update Rx Detect Link mask"
DRIVER = r"\S+ ?\[nvidia\w*\]|\buvm_\w+|_nv\d+rm\S*|nvidia_\w+"
log_file, proc, program = [*sys.argv[1:], *["", "/proc", "nvidia-smi"][len(sys.argv) - 1 :]][:3]
log = Path(log_file).read_text(errors="replace") if log_file else ""


def in_driver():
    """Return the threads that wait or run in the driver's kernel code, and whether a stack was refused."""
    found, refused = {}, False
    for folder in Path(proc).glob("[0-9]*/task/[0-9]*"):
        try:
            name, state = re.findall(r"\((.*)\) (\S)", (folder / "stat").read_text())[0]
            where = re.search(DRIVER, (folder / "stack").read_text()) if state in "DR" else None
        except PermissionError:
            refused = True
        except (OSError, IndexError):
            continue
        else:
            if where:
                found[folder.parts[-3], name] = f"state {state}, {where[0]}"
    return found, refused


before, refused = in_driver()
start = time.monotonic()
try:
    query = [program, "--query-gpu=persistence_mode", "--format=csv,noheader"]
    child = subprocess.Popen(query, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
except FileNotFoundError:
    sys.exit("verdict: nvidia-smi is not installed here")
while child.poll() is None and time.monotonic() - start < LIMIT:
    time.sleep(0.1)  # no wait() afterwards: a child in state D would hold it, too
seconds = time.monotonic() - start
answer = child.stdout.read() if child.poll() is not None else None
print(f"nvidia-smi: {'no answer' if answer is None else 'answers'} after {seconds:.0f} s")
time.sleep(2)
after, _ = in_driver()
stuck = sorted(before.keys() & after.keys())
for pid, name in stuck:
    print(f"stuck: {pid} {name}, {after[pid, name]}")
hard, known = re.search(HARD, log), re.search(KNOWN, log)
if answer is not None and not stuck:
    slow = "Disabled" in answer and seconds > 3
    print("verdict:", "slow-start, persistence mode is off" if slow else "it answers, and nothing is stuck")
elif hard or known:
    print("verdict:", f"gpu-failed, {hard[0]}" if hard else "driver-release, lines of a known bug")
else:
    print("verdict:", "stuck-in-driver" if stuck else "unclear, run it with sudo" if refused else "unclear, not in the driver")
