"""Separate the launcher's report from the error of the program that it started.

Usage: python diagnose.py train.log, with the whole output of the job
"""

import re
import signal
import sys
from pathlib import Path

ENDS = (
    r"exits with return code = (-?\d+)",
    r"returned non-zero exit status (-?\d+)",
    r"died with <Signals\.SIG\w+: (\d+)>",
)
ECHO = r"CalledProcessError|ChildFailedError|sigkill_handler"
lines = (
    Path(sys.argv[1] if sys.argv[1:] else "example.log")
    .read_text("utf-8", errors="replace")
    .splitlines()
)
errors = [one.strip() for one in lines if re.search(r"^\W*\w[\w.]*(Error|Exception)\b", one)]
own = [one for one in errors if not re.search(ECHO, one)]
for line in lines:
    for pattern in ENDS:
        if found := re.search(pattern, line):
            code = int(found[1]) * (-1 if "Signals" in pattern else 1)
            name = signal.Signals(-code).name if -65 < code < 0 else f"exit {code}"
            print("ended by:", name)
if own:
    print("own-error:", own[0])
else:
    print("no error of the program in this text: scroll up, or look at the log of each rank")
