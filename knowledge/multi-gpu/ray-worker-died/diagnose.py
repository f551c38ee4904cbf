"""Find why a Ray worker died: in its own log and in the kernel's.

Usage: python diagnose.py /tmp/ray/session_latest/logs PID, with the PID from Ray's message
"""

import re
import subprocess
import sys
from pathlib import Path

CLUES = {
    r"Out of memory: Killed process|oom-kill|cannot allocate memory|low on memory": "out-of-memory",
    r"\*\*\* SIG(SEGV|ABRT|BUS)|Fatal Python error": "crash",
    r"^\w*(Error|Exception)\b|exit code [1-9]": "own-exit",
}


def find(where: str, lines: list[str]) -> list[str]:
    """Print the first line that shows each cause, and return these causes."""
    hits = {
        cause: [line for line in lines if re.search(clue, line)] for clue, cause in CLUES.items()
    }
    for cause, found in hits.items():
        if found:
            print(f"{cause}: {where}: {found[0].strip()[:100]}")
    return [cause for cause, found in hits.items() if found]


folder, pid = (Path(sys.argv[1]), sys.argv[2]) if sys.argv[2:] else (Path(), "15432")
seen = []
for path in sorted(folder.glob(f"*worker*{pid}*")):
    seen += find(path.name, path.read_text("utf-8", errors="replace").splitlines())
if sys.argv[2:]:
    kernel = subprocess.run(["dmesg"], capture_output=True, text=True).stdout.splitlines()
    seen += find("dmesg", [line for line in kernel if pid in line])
print("verdict:", seen[0] if seen else "killed without a word: look at dmesg on the worker's node")
