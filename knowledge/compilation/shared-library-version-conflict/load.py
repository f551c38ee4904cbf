"""Load the library of the wheel, as import torch does."""

import ctypes
import os

ctypes.CDLL(os.path.abspath("wheel/cusparse/libcusparse.so.12"), mode=os.RTLD_NOW)
print("loaded")
