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
log = Path(sys.argv[1] if sys.argv[1:] else "example.log")
if not log.is_file():
    sys.exit(f"{log}: no such file; usage: python diagnose.py train.log")
data = log.read_bytes()
wide = data[:2] in (b"\xff\xfe", b"\xfe\xff")  # PowerShell writes UTF-16
lines = data.decode("utf-16" if wide else "utf-8", errors="replace").splitlines()
errors = [one.strip() for one in lines if re.search(r"^(?:\S{1,40}: )?\W*\w[\w.]*(Error|Exception)\b", one)]
own = [one for one in errors if not re.search(ECHO, one)]
for line in lines:
    for pattern in ENDS:
        if found := re.search(pattern, line):
            code = int(found[1]) * (-1 if "Signals" in pattern else 1)
            names = {**{one.value: one.name for one in signal.Signals}, 9: "SIGKILL", 11: "SIGSEGV"}
            print("ended by:", names.get(-code, f"exit {code}"))
if own:
    print("own-error:", own[0])
else:
    print("no error of the program in this text: scroll up, or look at the log of each rank")
