"""Print where libcuda is, and why a program does not find it.

Usage: python diagnose.py"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

FOLDERS = (
    "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib/wsl/lib",
    "/usr/lib64-nvidia", "/usr/local/nvidia/lib64", "/usr/lib/nvidia", "/run/opengl-driver/lib",
)  # fmt: skip


def verdict(files: list[str], cached: bool, linked: bool, devices: bool, container: bool) -> str:
    """Return the cause; cached: the loader's cache has libcuda.so.1, linked: a file is libcuda.so."""
    if not files:
        if container:
            return "container-without-driver: start it with --gpus all"
        return "no-driver: " + ("a GPU without its driver" if devices else "no NVIDIA GPU here")
    if any(not Path(each).stat().st_size for each in files if os.path.exists(each)):
        return "container-without-driver: libcuda.so.1 is an empty file; start it with --gpus all"
    if not cached:
        return f"not-in-cache: run ldconfig {Path(files[0]).parent}"
    return "found" if linked else "no-symlink: programs that link find no libcuda.so"


def judge() -> str:
    """Look at this machine and return its verdict."""
    own = os.environ.get("LD_LIBRARY_PATH", "").split(":")
    files = [str(f) for one in (*FOLDERS, *filter(None, own)) for f in sorted(Path(one).glob("libcuda.so*"))]
    ldconfig = shutil.which("ldconfig") or shutil.which("/sbin/ldconfig")
    done = subprocess.run([ldconfig, "-p"], capture_output=True, text=True, check=False) if ldconfig else None
    signs = ("/.dockerenv", "/run/.containerenv", "/.singularity.d")
    print("files:", *files or ["none"])
    return verdict(
        files,
        done is not None and "libcuda.so.1" in done.stdout,
        any(f.endswith("libcuda.so") for f in files),
        any(Path("/dev").glob("nvidia[0-9]*")),
        any(map(os.path.exists, signs)) or "KUBERNETES_SERVICE_HOST" in os.environ,
    )


if sys.argv[1:] == ["cases"]:
    print(verdict([], False, False, False, True))
    print(verdict([], False, False, True, False))
    print(verdict(["/usr/lib64-nvidia/libcuda.so.1"], False, False, True, True))
    print(verdict(["/usr/lib64/libcuda.so.1"], True, False, True, False))
else:
    print("verdict:", judge())
