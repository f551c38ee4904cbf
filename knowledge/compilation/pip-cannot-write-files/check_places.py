"""Free space and rights in the folders that pip writes to: python check_places.py [GB]"""

import os
import shutil
import site
import sys
import sysconfig
import tempfile
from pathlib import Path

if len(sys.argv) > 2 or not "".join(sys.argv[1:2] or ["8"]).replace(".", "", 1).isdigit():
    sys.exit("usage: python check_places.py [GB], the space that the packages need")
needed = float(sys.argv[1] if len(sys.argv) == 2 else 8)


def existing(path):
    while not path.exists():
        path = path.parent
    return path


def writable(folder):
    try:
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


packages = Path(sysconfig.get_path("purelib"))
local = os.environ.get("LOCALAPPDATA")
cache = os.environ.get("PIP_CACHE_DIR") or (Path(local) / "pip" if local else Path.home() / ".cache" / "pip")
places = {"packages": packages, "temporary": Path(tempfile.gettempdir()), "cache": Path(cache)}
verdicts = []
for name, path in places.items():
    place = existing(path)
    free = shutil.disk_usage(place).free / 1e9
    right = "writable" if writable(place) else "not writable"
    print(f"{name}: {path}, {free:.1f} GB free, {right}")
    if free < needed:
        verdicts.append(f"full, {name} has less than {needed:g} GB: free some, or use another folder")
    if right == "not writable":
        verdicts.append(f"rights, {name} belongs to another user: use a virtual environment")
old = sorted(path.name for place in {packages, *map(Path, site.getsitepackages())} for path in place.glob("~*"))
if old:
    verdicts.append(f"interrupted, delete {', '.join(old)} in the packages, with the app closed")
print("verdict:", "; ".join(verdicts) or "space and rights are fine: a running program holds the file, close it")
