"""A parent imports mkl, and its child imports torch before mkl. Nobody sets the variable by hand."""

import os
import subprocess
import sys

os.environ.pop("MKL_THREADING_LAYER", None)
os.environ.pop("MKL_SERVICE_FORCE_INTEL", None)
import mkl

print("in this process:", os.environ.get("MKL_THREADING_LAYER", "not set, as Python sees it"), flush=True)

subprocess.run([sys.executable, "-c", "import os; print('in a child:', os.environ.get('MKL_THREADING_LAYER'))"])
child = subprocess.run([sys.executable, "-c", "import torch; import mkl"])
raise SystemExit(child.returncode)
