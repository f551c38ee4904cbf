"""Load a library at run time as cuDNN does with its parts, and see which name the loader gives."""

import os
import subprocess
import sys

PART = "libcudnn_cnn_infer.so.99"
LOAD = f"""
import ctypes
try:
    ctypes.CDLL("{PART}")
    print("    loaded")
except OSError as error:
    print("   ", error)
"""


def library(name: str, *needs: str) -> None:
    """Compile a library without functions."""
    soname = f"-Wl,-soname,{name},--no-as-needed"
    command = ["gcc", "-shared", "-fPIC", "-x", "c", os.devnull, "-x", "none", "-o", name, soname]
    subprocess.run([*command, *needs], check=True)


def load(what: str) -> None:
    print(what, flush=True)
    environment = {**os.environ, "LD_LIBRARY_PATH": os.getcwd()}
    subprocess.run([sys.executable, "-c", LOAD], env=environment, check=True)


load("the part is not there:")
library("libnvrtc.so.99")
library(PART, "./libnvrtc.so.99")
os.rename("libnvrtc.so.99", "libnvrtc.so.99.2")
load("it is there, and needs a library that is not:")
os.symlink("libnvrtc.so.99.2", "libnvrtc.so.99")
load("with a link of that name:")
