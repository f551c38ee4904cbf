"""Load the extension with all names resolved at once, as import does."""

import ctypes
import glob
import os

ctypes.CDLL(os.path.abspath(glob.glob("demo*.so")[0]), mode=os.RTLD_NOW)
print("loaded")
