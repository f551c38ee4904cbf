"""Set LD_LIBRARY_PATH inside the running Python, before the import."""

import ctypes
import os
import subprocess

subprocess.run(["bash", "build.sh"], check=True)
os.environ["LD_LIBRARY_PATH"] = os.path.abspath("lib")
ctypes.CDLL("./module.so")
