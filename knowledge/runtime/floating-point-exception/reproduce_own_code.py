"""Divide by zero in compiled code, as a batch that is smaller than the number of workers does."""

import ctypes
import subprocess
import tempfile
from pathlib import Path

CODE = "int steps(int samples, int batch, int workers) { return samples / (batch / workers); }"

library = Path(tempfile.mkdtemp()) / "steps.so"
subprocess.run(
    ["gcc", "-shared", "-fPIC", "-x", "c", "-", "-o", library], input=CODE, text=True, check=True
)
steps = ctypes.CDLL(str(library)).steps
print("batch 8, 4 workers:", steps(1000, 8, 4), flush=True)
print("batch 2, 4 workers:", steps(1000, 2, 4))
