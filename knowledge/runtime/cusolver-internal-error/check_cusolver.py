"""Say why cuSOLVER cannot start: does its library load, and is GPU memory left?

Usage: python check_cusolver.py [FOLDER ...]
Without a folder it searches those of Python and LD_LIBRARY_PATH.
"""

import ctypes
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path


def libraries() -> list[Path]:
    """Return the files of libcusolver that a program can load here."""
    if sys.argv[1:]:
        roots = [Path(name) for name in sys.argv[1:]]
    else:
        names = [name for name in os.environ.get("LD_LIBRARY_PATH", "").split(":") if name]
        roots = [Path(name) for name in names] + [Path(name, "nvidia") for name in sys.path]
        roots.append(Path(sys.prefix, "lib"))
    found = (file for root in roots for file in root.glob("**/libcusolver.so.[0-9]*"))
    return sorted({file.resolve() for file in found})


def verdict(file: Path) -> str:
    """Load a library with everything that it needs, and return what is wrong with it."""
    try:
        ctypes.CDLL(str(file), mode=os.RTLD_NOW)
    except OSError as error:
        if match := re.search(r"undefined symbol: (\w+)(?:, version (\S+))?", str(error)):
            return f"library-mix; {match[2] or 'another library'} is too old: it lacks {match[1]}"
        return "library-missing; " + str(error).split(":")[0]
    return "loads"


def main() -> None:
    """Print a line for each library and each GPU."""
    if not (files := libraries()):
        print("no libcusolver found; pass the folder of yours")
    for file in files:
        print(f"{file.name}: {verdict(file)}")
    if not shutil.which("nvidia-smi"):
        print("nvidia-smi not found: memory not checked")
        return
    query = ["nvidia-smi", "--query-gpu=index,memory.free,driver_version,compute_cap"]
    rows = subprocess.run([*query, "--format=csv,noheader,nounits"], capture_output=True, text=True)
    for index, free, driver, capability in (row.split(", ") for row in rows.stdout.splitlines()):
        word = "no-memory" if int(free) < 1024 else "enough for a handle"
        print(f"GPU {index}: {free} MiB free, {word}; driver {driver}, capability {capability}")


main()
