"""Import each module in a process of its own, and print whether it fits the installed NumPy.

Usage: python diagnose.py MODULE ..., such as torch cv2 pandas; without arguments an example
"""

import subprocess
import sys

import numpy

SIGNS = {
    "compiled using NumPy 1.x": "old-extension: compiled with NumPy 1; upgrade it, or numpy<2",
    "was removed in the NumPy 2": "removed-name: its Python code uses a name that NumPy 2 lacks",
    "No module named 'numpy._core'": "newer-file: a pickle or module made with NumPy 2",
    "numpy.dtype size changed": "old-extension: compiled with another NumPy; reinstall it",
    "No module named": "not installed",
}
CODE = """
import {0} as module
if "{0}" == "torch":
    module.ones(1).numpy()
"""

print("NumPy", numpy.__version__.split(".")[0])
for name in sys.argv[1:] or ["old_module", "torch", "no_such_module"]:
    command = [sys.executable, "-c", CODE.format(name)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    verdict = next((v for sign, v in SIGNS.items() if sign in result.stderr), "fits")
    if verdict == "fits" and result.returncode:
        verdict = result.stderr.strip().splitlines()[-1]
    print(f"{name}: {verdict}")
