"""Tell what the processes are that hold the GPU, and what to do with each.

Usage: python diagnose.py PID ...      the numbers in 'Process 4711 has 22.10 GiB memory in use'
       python diagnose.py nvidia-smi   all processes that the driver lists
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

QUERY = ["nvidia-smi", "--query-compute-apps=pid", "--format=csv,noheader"]


def verdict(pid: int) -> str:
    """Return what kind of process this is, and what ends it."""
    folder = Path(f"/proc/{pid}")
    try:
        fields = dict(line.split(":\t", 1) for line in (folder / "status").read_text().splitlines())
        command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return "invisible: no such process here; it ended, or runs in another container"
    state, owner = fields["State"][0], int(fields["Uid"].split()[0])
    if owner not in (os.getuid(), 0):
        return f"shared: user {owner} runs it; take another GPU"
    if state == "Z":
        return f"leftover: it ended; end its children and its parent {fields['PPid']}"
    if state in "Tt":
        return f"leftover: suspended by Ctrl+Z; kill {pid}"
    if "ipykernel" in command or "jupyter" in command:
        return "leftover: a notebook kernel; shut it down or restart it"
    if fields["PPid"].strip() == "1" != str(os.getpid()):
        return f"perhaps leftover: its parent is process 1, so its launcher may be gone: {command[:60]}"
    return f"shared: running now: {command[:60]}"


def example() -> None:
    """Show a suspended, a running and an ended process."""
    sleeper = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    os.kill(sleeper.pid, signal.SIGSTOP)
    time.sleep(0.2)
    print("suspended:", verdict(sleeper.pid).replace(str(sleeper.pid), "PID"))
    os.kill(sleeper.pid, signal.SIGCONT)
    time.sleep(0.2)
    print("running:", verdict(sleeper.pid)[:19])
    sleeper.kill()
    sleeper.wait()
    print("ended:", verdict(sleeper.pid))


if sys.argv[1:] == ["nvidia-smi"]:
    listed = subprocess.run(QUERY, capture_output=True, text=True, check=True).stdout.split()
    print(f"{len(listed)} processes listed; none, and memory in use, means another container")
    print(*(f"{pid}: {verdict(int(pid))}" for pid in listed), sep="\n")
elif sys.argv[1:]:
    print(*(f"{pid}: {verdict(int(pid))}" for pid in sys.argv[1:]), sep="\n")
else:
    example()
