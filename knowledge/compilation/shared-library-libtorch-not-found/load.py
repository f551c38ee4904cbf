"""Import modules, then load a library: python load.py LIBRARY [MODULE ...]"""

import ctypes
import importlib
import sys

for name in sys.argv[2:]:
    importlib.import_module(name)
ctypes.CDLL("./" + sys.argv[1])
print(sys.argv[1], "is loaded")
