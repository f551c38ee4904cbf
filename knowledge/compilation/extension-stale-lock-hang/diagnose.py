"""Name the lock files under torch's extension cache, and how old they are.

Usage: python diagnose.py ~/.cache/torch_extensions, or the folder in TORCH_EXTENSIONS_DIR
"""

import os
import sys
import tempfile
import time
from pathlib import Path


def example() -> Path:
    """Make a cache with one lock that is two hours old."""
    folder = Path(tempfile.mkdtemp())
    (folder / "demo").mkdir()
    (folder / "demo/lock").touch()
    os.utime(folder / "demo/lock", (time.time() - 7200,) * 2)
    return folder


root = Path(sys.argv[1]).expanduser() if sys.argv[1:] else example()
locks = sorted(root.rglob("lock"))
for lock in locks:
    minutes = int((time.time() - lock.stat().st_mtime) / 60)
    print(f"{lock.relative_to(root)}: {minutes} min old")
if locks:
    print("verdict: stale-lock if ninja, nvcc, or cc1plus is not running; delete the file")
else:
    print("verdict: no lock here; a build is not what the program waits for")
