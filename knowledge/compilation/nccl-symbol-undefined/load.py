"""Load torch's library, as import torch does."""

import ctypes
import os

ctypes.CDLL(os.path.abspath("site-packages/torch/lib/libtorch_cuda.so"), mode=os.RTLD_NOW)
print("loaded")
