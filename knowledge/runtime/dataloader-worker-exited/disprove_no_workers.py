"""Run both datasets again without workers, as the message recommends."""

import subprocess
import sys

PROGRAM = """
from {module} import DataLoader, Samples
for batch in DataLoader(Samples(), batch_size=8, num_workers=0):
    pass
print("epoch done")
"""

for module in ("reproduce", "reproduce_quiet"):
    command = [sys.executable, "-c", PROGRAM.format(module=module)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    print(f"{module}: exit code {run.returncode}, printed {run.stdout + run.stderr!r}")
