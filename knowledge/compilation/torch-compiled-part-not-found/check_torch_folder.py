"""Print which torch this Python would import, and whether its compiled module fits: python check_torch_folder.py."""

import importlib.machinery
import sys
import sysconfig
from pathlib import Path


def find(name):
    """Return the first folder of this name on the path of Python; the current folder stands first."""
    places = [Path.cwd(), *map(Path, filter(None, sys.path[1:]))]
    return next((place / name for place in places if (place / name / "__init__.py").is_file()), None)


folder = find("torch")
if not folder:
    sys.exit("no folder torch is on the path of this Python: torch is not installed here")
suffixes = importlib.machinery.EXTENSION_SUFFIXES
compiled = sorted(file.name for file in folder.glob("_C.*") if file.suffix in (".so", ".pyd"))
fits = [name for name in compiled if any(name == f"_C{suffix}" for suffix in suffixes)]
installed = folder.parent.name in ("site-packages", "dist-packages")
print(f"folder: {folder}")
print(f"this Python wants: _C{suffixes[0]}")
print("compiled module:", *(compiled or ["none"]))
if fits:
    print("verdict: complete")
elif not installed:
    print("verdict: source-tree, leave this folder")
elif compiled:
    print(f"verdict: for another Python than {sysconfig.get_python_version()}, reinstall with this one")
else:
    print("verdict: incomplete, reinstall")
