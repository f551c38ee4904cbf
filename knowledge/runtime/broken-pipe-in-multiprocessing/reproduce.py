"""Start trainer.py, and print how it ended and the last line of its log."""

import subprocess
import sys

done = subprocess.run([sys.executable, "trainer.py"], capture_output=True, text=True, check=False)
print("main process:", done.returncode)
print("in a worker:", "in worker" in done.stderr)
print("last line:", done.stderr.strip().split("\n")[-1])
sys.exit("BrokenPipeError" in done.stderr)
