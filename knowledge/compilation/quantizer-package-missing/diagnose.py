"""Run the check on models that say AWQ, GPTQ, a method nobody knows, and none."""

import subprocess
import sys
import tempfile

from make_model import make

for method in ("awq", "gptq", "squeeze", None):
    with tempfile.TemporaryDirectory() as folder:
        make(folder, method)
        run = subprocess.run([sys.executable, "check_quantized.py", folder], capture_output=True, text=True)
        print(run.stdout.splitlines()[-1].rpartition(" in ")[0] or run.stdout.splitlines()[-1])
