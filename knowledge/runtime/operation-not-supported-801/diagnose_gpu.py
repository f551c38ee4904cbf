"""Ask the driver what GPU 0 supports."""

import runpy
import sys

sys.argv = ["diagnose.py", "gpu"]
runpy.run_path("diagnose.py", run_name="__main__")
