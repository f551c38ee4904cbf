"""The verdict for a K80, an RTX 3090, and a GPU that does not exist yet."""

import subprocess
import sys

for name, capability in [("K80", "3.7"), ("RTX 3090", "8.6"), ("not known yet", "99.0")]:
    command = [sys.executable, "check_arch.py", capability]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    print(f"{name}: {done.stdout.splitlines()[-1].removeprefix('verdict: ')}")
