"""Say which cuBLAS a running process has loaded, and whether its two libraries belong together.

Usage: python diagnose.py PID
"""

import re
import sys
from pathlib import Path

LIBRARY = re.compile(r"\S*/(lib(cublas(?:Lt)?)\.so[\d.]*)$")
WHEEL = "/opt/venv/lib/python3.12/site-packages/nvidia/cublas/lib"
EXAMPLES = {
    "LD_LIBRARY_PATH with a toolkit": [
        f"{WHEEL}/libcublas.so.12",
        "/usr/local/cuda-12.4/lib64/libcublasLt.so.12",
    ],
    "only torch's own": [f"{WHEEL}/libcublas.so.12", f"{WHEEL}/libcublasLt.so.12"],
}


def loaded(maps: list[str]) -> dict[str, str]:
    """Return the folder of each cuBLAS library in lines of /proc/PID/maps."""
    found = (LIBRARY.search(line) for line in maps)
    return {one[2]: str(Path(one[0]).parent) for one in found if one}


def verdict(folders: dict[str, str]) -> str:
    """Return what the folders of libcublas and libcublasLt show."""
    if not folders:
        return "no cuBLAS is loaded yet: ask while the job runs"
    if len(set(folders.values())) > 1:
        return "foreign-cublas: two folders, " + ", ".join(sorted(folders.values()))
    folder = next(iter(folders.values()))
    if "site-packages" not in folder and "/torch/" not in folder:
        return f"foreign-cublas: {folder} is not torch's"
    return "cuBLAS is torch's own: look at shapes, dtypes and a custom kernel's call"


if sys.argv[1:]:
    print(verdict(loaded(Path("/proc", sys.argv[1], "maps").read_text().splitlines())))
else:
    for name, maps in EXAMPLES.items():
        print(f"{name}: {verdict(loaded(maps))}")
