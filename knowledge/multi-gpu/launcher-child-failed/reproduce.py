"""Start a training script as accelerate's simple launcher does, and report how it ended."""

import subprocess
import sys

command = [sys.executable, "train.py", "raises"]
process = subprocess.Popen(command)
process.wait()
if process.returncode != 0:
    raise subprocess.CalledProcessError(returncode=process.returncode, cmd=command)
