"""List the OpenMP runtimes in an environment, and name the packages that they belong to.

Usage: python diagnose.py [FOLDER]; without an argument it searches the running environment
"""

import sys
from pathlib import Path

NAMES = ("libiomp5*", "libomp*", "libgomp*")


def owner(path: Path) -> str:
    """Return the package or folder that a runtime belongs to."""
    parts = path.parts
    if "site-packages" in parts:
        return f"pip package {parts[parts.index('site-packages') + 1]}"
    return "conda" if {"Library", "lib"} & set(parts) else str(path.parent)


root = Path(sys.argv[1] if sys.argv[1:] else sys.prefix)
found = [f for name in NAMES for f in sorted(root.rglob(name)) if f.suffix != ".py"]
intel = [f for f in found if f.name.startswith(("libiomp5", "libomp")) and not f.is_symlink()]
for path in found:
    print(f"{path.relative_to(root)}: {owner(path)}")
owners = sorted({owner(f) for f in intel})
if len(intel) < 2:
    print("verdict: one Intel or LLVM runtime or none; look for a second one outside this folder")
elif "conda" in owners:
    print("verdict: conda-and-pip:", *owners, sep="\n  ")
else:
    print("verdict: two-pip-packages:", *owners, sep="\n  ")
