"""Compare torch's release and the library path with the known causes: python read_install.py --here

Without --here it judges three examples.
"""

import os
import sys
from pathlib import Path


def verdict(version, cublas):
    """Return what is known of a torch release and of the cuBLAS files on the library path."""
    told = []
    if version.startswith("1.8.0"):
        told.append("torch-1-8: install torch 1.8.1 or newer")
    if cublas:
        told.append(f"foreign-cublas: {cublas[0]} comes before torch's own, unset LD_LIBRARY_PATH")
    return " and ".join(told) or "no known cause: run check_product.py"


def on_path(path):
    """Return the cuBLAS files in the folders of a library path."""
    return [str(file) for folder in path.split(os.pathsep) if folder for file in sorted(Path(folder).glob("libcublas.so*"))]


if "--here" in sys.argv:
    import torch

    print(f"torch {torch.__version__}: {verdict(torch.__version__, on_path(os.environ.get('LD_LIBRARY_PATH', '')))}")
else:
    for version, files in (("1.8.0", []), ("2.1.2+cu121", ["/usr/local/cuda-11.8/lib64/libcublas.so.11"]), ("2.1.2+cu121", [])):
        print(f"torch {version}: {verdict(version, files)}")
