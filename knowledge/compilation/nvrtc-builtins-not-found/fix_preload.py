"""Load the builtins before the first compilation; torch 2.9 and newer does this at import."""

import ctypes
import glob
import os
import shutil

import nvrtc

wheel = nvrtc.find_wheel()
os.makedirs("app/lib", exist_ok=True)
alone = os.path.abspath(shutil.copy(wheel, "app/lib"))
for builtins in glob.glob(os.path.dirname(wheel) + "/libnvrtc-builtins.so.1*"):
    ctypes.CDLL(builtins, mode=ctypes.RTLD_GLOBAL)
print("compiled with", nvrtc.compile_kernel(alone))
