"""Give the diagnosis three logs: of a job that had finished, of one that failed, and of neither."""

import subprocess
import sys
import tempfile
from pathlib import Path

STUCK = "[rank4]:[E205 18:11:06 ProcessGroupNCCL.cpp:1870] [Rank 4] ProcessGroupNCCL's watchdog got stuck for 480 seconds\n"
LOGS = {
    "finished": "{'train_runtime': 3600.1, 'train_loss': 1.2}\n" + STUCK,
    "failed": "[rank1]: Traceback (most recent call last):\n" + STUCK,
    "neither": "step 100 loss 1.3\n" + STUCK,
}
for name, text in LOGS.items():
    with tempfile.NamedTemporaryFile("w", suffix=".log") as log:
        log.write(text)
        log.flush()
        run = subprocess.run([sys.executable, "diagnose.py", log.name], capture_output=True, text=True)
    print(f"{name}: {run.stdout.splitlines()[-1]}")
