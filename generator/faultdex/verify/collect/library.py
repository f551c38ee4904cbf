"""Find the shared libraries that this interpreter's torch would load."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

DRIVER = "libcuda.so.1"


def folders() -> tuple[Path, ...]:
    """Return the folders that may hold NVIDIA's and torch's libraries, the likeliest first."""
    return tuple(dict.fromkeys(folder for folder in _folders() if folder.is_dir()))


def find(name: str) -> Path | None:
    """Return the first library whose file name is `name`, or `name` and a version."""
    for folder in folders():
        found = sorted((*folder.glob(name), *folder.glob(f"{name}.*")))
        if found:
            return found[-1].resolve()
    return None


def load(path: Path | str) -> ctypes.CDLL | None:
    """Return the library at `path`; None where it cannot be loaded."""
    try:
        return ctypes.CDLL(str(path))
    except OSError:
        return None


def _folders() -> Iterator[Path]:
    for entry in sys.path:
        base = Path(entry or ".")
        yield from sorted((base / "nvidia").glob("*/lib"))
        yield base / "torch" / "lib"
    homes = [os.environ.get("CUDA_HOME"), "/usr/local/cuda"]
    roots = [*(Path(home) for home in homes if home), *sorted(Path("/usr/local").glob("cuda-*"))]
    for root in roots:
        yield root / "lib64"
        yield root / "targets" / "x86_64-linux" / "lib"
    yield Path("/usr/lib/x86_64-linux-gnu")
