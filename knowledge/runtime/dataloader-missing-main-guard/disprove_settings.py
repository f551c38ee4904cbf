"""Change what the loader does once it runs: keep its workers, wait longer, fetch less ahead."""

import subprocess
import sys

PROGRAM = """
from torch.utils.data import DataLoader
for batch in DataLoader(range(4), num_workers=1, multiprocessing_context="spawn", {setting}):
    print("batch")
"""

for setting in ("persistent_workers=True", "timeout=60", "prefetch_factor=1", "pin_memory=False"):
    with open("unguarded.py", "w") as file:
        file.write(PROGRAM.format(setting=setting))
    command = [sys.executable, "unguarded.py"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    raised = "An attempt has been made to start a new process" in run.stderr
    print(f"{setting}: {run.stdout.count('batch')} batches, the same error: {raised}")
