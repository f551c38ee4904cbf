"""Print why the compiled part of a package is not there.

Usage: python diagnose.py PACKAGE MODULE, such as groundingdino _C or flash_attn flash_attn_2_cuda
"""

import importlib
import os
import re
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path


def example() -> list[str]:
    """Make a package whose compiled file is for another Python, and return its names."""
    folder = Path(tempfile.mkdtemp())
    (folder / "demo_ops").mkdir()
    (folder / "demo_ops/__init__.py").touch()
    (folder / "demo_ops/_C.cpython-27-x86_64-linux-gnu.so").touch()
    sys.path.insert(0, str(folder))
    return ["demo_ops", "_C"]


def verdict(package: Path, name: str, module: str) -> str:
    """Return the cause for `module` of the package `name` in the folder `package`."""
    found = [*package.glob(f"{module}.*"), *package.parent.glob(f"{module}.*"), *package.rglob(f"*/{module}.*")]
    files = [f for f in found if f.suffix in {".so", ".pyd"}]
    print("compiled files:", *[f.name for f in files] or ["none"])
    if (package.parent / "setup.py").exists() and not files:
        return "source-folder: Python imports the clone; leave its folder"
    if not files:
        return "built-without-cuda: the build skipped the compiled part"
    if not any(f.name == module + end for f in files for end in EXTENSION_SUFFIXES):
        return f"other-python: this Python loads {EXTENSION_SUFFIXES[0]} only"
    folders = files[0].parent.relative_to(package.parent).parts
    inside = ".".join((*folders, module))
    try:
        importlib.import_module("torch")
        importlib.import_module(inside)
    except ImportError as error:
        return f"load-failed: {error}"
    if not re.search(rb"\.nv_fatb|hip_fatb", files[0].read_bytes()):
        return f"built-without-cuda: {inside} loads without code for a GPU, unless a library beside it has that"
    return "it loads here; the program runs with another Python or folder"


names = sys.argv[1:] or example()
sys.path.insert(0, os.getcwd())
spec = find_spec(names[0])
if spec is None or spec.origin is None:
    sys.exit(f"verdict: {names[0]} is not installed in {sys.executable}")
package = Path(spec.origin).parent
if sys.argv[1:]:
    print("package:", package)
print("verdict:", verdict(package, *names))
