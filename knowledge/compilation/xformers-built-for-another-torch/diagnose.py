"""Compare the torch that xformers was built for with the torch that is installed.

Usage: python diagnose.py, or python diagnose.py BUILT_FOR INSTALLED, such as 2.5.1+cu121 2.5.1+cpu
"""

import json
import sys
from importlib.util import find_spec
from pathlib import Path


def verdict(built: str, have: str) -> str:
    """Return the cause for an xformers built for torch `built` under torch `have`."""
    if have.endswith("+cpu"):
        return "cpu-build: this torch has no CUDA code"
    if built.partition("+")[0] != have.partition("+")[0]:
        return f"torch-replaced: install torch {built} or the xformers for {have}"
    if built != have:
        return f"torch-replaced: same release, another CUDA: {built} and {have}"
    return "versions-agree: see the error of loading the library"


def load(library: Path) -> str:
    """Return the error that xformers hides when it loads its library."""
    import torch

    try:
        torch.ops.load_library(str(library))
    except OSError as error:
        return str(error.__cause__ or error).splitlines()[0]
    return "it loads"


if sys.argv[2:]:
    print("verdict:", verdict(*sys.argv[1:3]))
else:
    import torch

    spec = find_spec("xformers")
    if spec is None or not spec.submodule_search_locations:
        sys.exit(f"verdict: xformers is not installed in {sys.executable}")
    folder = Path(spec.submodule_search_locations[0])
    built = json.loads((folder / "cpp_lib.json").read_text())["version"]["torch"]
    print("xformers was built for torch", built, "and finds torch", torch.__version__)
    print("verdict:", verdict(built, torch.__version__))
    print("loading its library:", load(next(folder.glob("_C*"))))
