"""List the GPUs for which the compiled files of a package or path hold code.

Usage: python diagnose_file.py NAME_OR_PATH [CAPABILITY], such as torch, mmcv or ./build/bin/main
"""

import importlib.util
import mmap
import struct
import subprocess
import sys
from pathlib import Path

MAGIC = bytes.fromhex("50ed55ba")  # begins each fat binary; its entries hold PTX (1) or machine code (2)


def example() -> list[str]:
    Path("demo.cu").write_text("__global__ void one() {}\nint main() { one<<<1, 1>>>(); }\n")
    subprocess.run("nvcc -gencode arch=compute_80,code=sm_80 -o demo demo.cu".split(), check=True)
    return ["demo", "9.0"]


def compiled_files(name: str) -> list[Path]:
    if Path(name).is_file():
        return [Path(name)]
    spec = importlib.util.find_spec(name)
    folders = [Path(place) for place in (spec and spec.submodule_search_locations) or [name]]
    return [f for folder in folders for end in ("so*", "pyd", "dll") for f in folder.rglob(f"*.{end}")]


def held(path: Path) -> set[tuple[str, int]]:
    """Return what the fat binaries of a file hold, such as ("sm", 90) and ("compute", 90)."""
    found = set()
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        start = data.find(MAGIC)
        while start >= 0:
            skip, size = struct.unpack_from("<HQ", data, start + 6) if start + 16 < len(data) else (0, 0)
            at, end = start + skip, min(start + skip + size, len(data))
            while at + 32 <= end:
                kind, _, skip, size = struct.unpack_from("<HHIQ", data, at)
                number = struct.unpack_from("<I", data, at + 28)[0]
                if kind in (1, 2) and 10 <= number < 1000:
                    found.add(("compute" if kind == 1 else "sm", number))
                at += max(skip + size, 16)
            start = data.find(MAGIC, max(end, start + 4))
    return found


def serves(kind: str, number: int, gpu: int) -> bool:
    return number <= gpu if kind == "compute" else number // 10 == gpu // 10 and number <= gpu


words = sys.argv[1:] or example()
codes = set().union(*(held(file) for file in compiled_files(words[0]) if file.stat().st_size))
print("holds:", *sorted(f"{kind}_{number}" for kind, number in codes) or ["no GPU code, so error 209 is not from here"])
ask = ["nvidia-smi", "--query-gpu=compute_cap", "--format=csv,noheader"]
gpus = words[1:] or sorted(set(subprocess.check_output(ask, text=True).split()))
for gpu in gpus if codes else []:
    fits = any(serves(*code, int(gpu.replace(".", ""))) for code in codes)
    print(f"GPU {gpu}:", "served" if fits else "not served, so its kernels give error 209")
