"""Load libpython by its path before the import: for notebooks, where the environment is fixed."""

import ctypes
import subprocess

subprocess.run(["bash", "build.sh"], check=True)
ctypes.CDLL("./lib/libpython3.1.so.1.0", mode=ctypes.RTLD_GLOBAL)
ctypes.CDLL("./module.so")
print("module.so is loaded")
