"""Which Python pip installs into, and why it refuses: python3 check_pip.py"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path


def python_of(script):
    """The interpreter in the first line of a script such as pip."""
    with open(script, "rb") as text:
        first = text.readline().decode("utf-8", "replace").strip()
    return first.removeprefix("#!").split(" ")[0] if first.startswith("#!") else "unknown"


marker = Path(sysconfig.get_path("stdlib"), "EXTERNALLY-MANAGED")
inside = sys.prefix != sys.base_prefix
print(f"this Python: {sys.executable}, {'a virtual environment' if inside else 'not a virtual environment'}")
print(f"marker: {marker if marker.is_file() else 'none'}")
pip = shutil.which("pip") or shutil.which("pip3")
owner = python_of(pip) if pip else "none"
print(f"pip: {pip or 'none'}, for {owner}")
active = os.environ.get("VIRTUAL_ENV", "")

if active and not Path(active, "bin", "python").exists():
    print("verdict: moved, VIRTUAL_ENV points to a folder that is gone; make the environment anew")
elif active and pip and not pip.startswith(active + os.sep):
    print("verdict: other-pip, pip is not that of the environment; use python -m pip, without sudo")
elif pip and owner not in ("unknown", "/usr/bin/env", "/bin/sh") and not Path(owner).exists():
    print("verdict: moved, the Python of pip is gone; make the environment anew")
elif inside:
    print("verdict: fine, run python -m pip with this Python")
elif marker.is_file():
    where = "container" if Path("/.dockerenv").exists() or Path("/run/.containerenv").exists() else "system"
    print(f"verdict: {where}, make a virtual environment and use its Python")
else:
    print("verdict: fine, this Python has no marker; the message came from another one")
