"""The same child with GNU's layer, and with mkl (or a numpy that uses it) imported before torch."""

import os
import subprocess
import sys

for layer, code in (("GNU", "import torch; import mkl"), ("INTEL", "import mkl; import torch")):
    environment = {**os.environ, "MKL_THREADING_LAYER": layer}
    child = subprocess.run([sys.executable, "-c", code], env=environment)
    print(f"{layer}, {code}: {'fine' if child.returncode == 0 else child.returncode}")
