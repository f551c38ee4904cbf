"""Tell why torchcodec does not load in this environment: python check_torchcodec.py"""

import ctypes
import glob
import importlib.metadata
import importlib.util
import os
import re
import sys

import torch

# The release of torch that each torchcodec was built for; 0.12 and newer take torch 2.11 and newer.
BUILT = {"0.1": "2.5", "0.2": "2.6", "0.3": "2.7", "0.4": "2.7", "0.5": "2.7", "0.6": "2.8"}
BUILT |= {"0.7": "2.8", "0.8": "2.9", "0.9": "2.9", "0.10": "2.10", "0.11": "2.11"}
CUDA = r"lib(?:nvrtc|npp\w+|cudart|cuda|nvcuvid|c10_cuda|torch_cuda)\.so[.\d]*|\w*(?:nvrtc|npp)\w*\.dll"


def load(path):
    """Return the error of loading `path` and what stands beside it, or nothing."""
    try:
        ctypes.CDLL(path)
        for ops in glob.glob(path.replace("_core", "_custom_ops")):
            ctypes.CDLL(ops)
    except OSError as error:
        return str(error)
    return ""


version = importlib.metadata.version("torchcodec")
folder = importlib.util.find_spec("torchcodec").submodule_search_locations[0]
minor, own = ".".join(version.split(".")[:2]), ".".join(torch.__version__.split(".")[:2])
built = BUILT.get(minor, "2.11 or newer")
fits = own == built if minor in BUILT else tuple(map(int, own.split("."))) >= (2, 11)
paths = sorted(set(glob.glob(os.path.join(folder, "libtorchcodec*"))) - set(glob.glob(os.path.join(folder, "*_ops*"))))
errors = {path: load(path) for path in paths if re.search(r"\d\.(?:so|dll|dylib)$", path)}
absent = r"lib(?:av|sw)\w+\.(?:so\.|)\d+\S*: cannot open|Could not find module|Library not loaded: .*lib(?:av|sw)"
other = {path: error for path, error in errors.items() if error and not re.search(absent, error)}
print(f"torchcodec {version} is for torch {built}; torch is {torch.__version__}")
for path, error in {path: error for path, error in errors.items() if path in other or not error}.items():
    print(f"{os.path.basename(path)}:", error.replace(folder + os.sep, "") or "loads")
found = []
if "" in errors.values():
    found = ["it loads here; the failing process has another environment"]
elif not fits or "undefined symbol" in " ".join(errors.values()):
    found = [f"other-torch; install torchcodec for torch {own}"]
texts = " ".join(other.values())
if "libpython" in texts:
    found += ["no-libpython"]
if re.search(CUDA, texts):
    found += ["cuda-library; missing is " + re.search(CUDA, texts)[0]]
if not other and "" not in errors.values():
    found += ["no-ffmpeg; no shared libraries of FFmpeg that this torchcodec supports are found"]
print("verdict:", " and ".join(found) or "other-library; see the lines above")
