"""Show which C++ library a module needs and which ones exist: python which.py MODULE.so."""

import ctypes
import os
import re
import sys
from pathlib import Path

NAME = "libstdc++.so.6"
SYSTEM = ("/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/local/lib64")


def newest(path: Path) -> int:
    """Return the last number of the newest GLIBCXX_3.4 version in a file, 0 without one."""
    numbers = re.findall(rb"GLIBCXX_3\.4\.(\d{1,3})", path.read_bytes())
    return max((int(number) for number in numbers), default=0)


def loaded() -> Path:
    """Return the library that this Python loads by its name; OSError if there is none."""
    ctypes.CDLL(NAME)
    maps = Path("/proc/self/maps").read_text()
    return Path(next(line.split()[-1] for line in maps.splitlines() if "libstdc++.so" in line))


def candidates() -> list[Path]:
    """Return the libraries of the usual folders: variables, environment, system."""
    variables = os.environ.get("LD_LIBRARY_PATH", "").split(":")
    prefixes = {sys.prefix, sys.base_prefix, os.environ.get("CONDA_PREFIX", "")}
    folders = [*variables, *(f"{prefix}/lib" for prefix in sorted(prefixes) if prefix), *SYSTEM]
    found = (Path(folder) / NAME for folder in folders if folder)
    return list(dict.fromkeys(path.resolve() for path in found if path.exists()))


needed = newest(Path(sys.argv[1]))
used = loaded()
print(f"{sys.argv[1]} needs GLIBCXX_3.4.{needed}")
print(f"this Python loads {used} with GLIBCXX_3.4.{newest(used)}")
enough = [path for path in candidates() if newest(path) >= needed]
for path in enough:
    print(f"new enough: {path} with GLIBCXX_3.4.{newest(path)}")
if newest(used) >= needed:
    print("verdict: new enough here; the program has another environment, or another import comes first")
elif enough:
    print("verdict: too old; let the program load the one that is new enough")
else:
    print("verdict: too old, and none of the usual folders has a newer one: install it")
