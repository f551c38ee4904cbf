"""Use up the stack, and see whose handler still has room to speak: torch's, or Python's."""

import re
import subprocess
import sys

OVERFLOW = """
import pickle, sys
sys.setrecursionlimit(10**6)
nested = []
for _ in range(200_000):
    nested = [nested]
pickle.dumps(nested)
"""
PYTHON = "import faulthandler; faulthandler.enable()"
TORCH = "import torch; torch._C._set_print_stack_traces_on_fatal_signal(True)"
HANDLERS = {
    "none": "",
    "torch's": TORCH,
    "Python's": PYTHON,
    "Python's, then torch's": f"{PYTHON}; {TORCH}",
}
for name, enable in HANDLERS.items():
    command = [sys.executable, "-c", enable + OVERFLOW]
    run = subprocess.run(command, capture_output=True, text=True)
    print(f"{name}: ends with {run.returncode}, {len(run.stderr.splitlines())} lines")
    for line in run.stderr.splitlines():
        if "Fatal Python" in line or "<module>" in line:
            print(f"    {line.strip()}")
    for library in re.findall(r"frame #3: .*/(\w+)", run.stderr)[:1]:
        print("    innermost library:", library)
