"""Ask a fresh process on this GPU for a convolution and an LSTM."""

import runpy
import sys

sys.argv = ["diagnose.py", "gpu"]
runpy.run_path("diagnose.py", run_name="__main__")
