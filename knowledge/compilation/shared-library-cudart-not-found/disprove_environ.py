"""Set LD_LIBRARY_PATH inside the program, before the import."""

import os
import subprocess

subprocess.run(["bash", "build.sh"], check=True)
os.environ["LD_LIBRARY_PATH"] = os.path.abspath("cuda-12")
import demo
