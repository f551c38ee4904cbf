"""Say from the output of a job why the scheduler ended it, and whether the program reacted.

Usage: python diagnose.py slurm-123.out
"""

import re
import sys
from pathlib import Path

ENDS = {
    "time-limit": r"\*\*\* (JOB|STEP) .* DUE TO TIME LIMIT",
    "preempted": r"\*\*\* (JOB|STEP) .* DUE TO PREEMPTION|this job is preempted",
    "node-failed": r"\*\*\* (JOB|STEP) .* DUE TO NODE FAILURE",
    "launcher-killed": r"User defined signal [12]",
    "signal-or-scancel": r"\*\*\* (JOB|STEP) .* CANCELLED AT \S+ \*\*\*|got signal: 1[05]\b",
}
SIGNAL = "|".join(ENDS.values())


def verdict(lines: list[str]) -> str:
    """Name the end of a job, and what its program printed after the first signal."""
    marks = [number for number, line in enumerate(lines) if re.search(SIGNAL, line)]
    if not marks:
        return "the scheduler did not end it"
    end = next(name for name, form in ENDS.items() if re.search(form, "\n".join(lines)))
    saved = any(re.search(r"(?i)checkpoint|saved", line) for line in lines[marks[0] + 1 :])
    return f"{end}; after the signal: {'a checkpoint' if saved else 'no word about a checkpoint'}"


for argument in sys.argv[1:] or sorted(map(str, Path().glob("*.txt"))):
    text = Path(argument).read_text("utf-8", errors="replace")
    print(f"{Path(argument).name}: {verdict(text.splitlines())}")
