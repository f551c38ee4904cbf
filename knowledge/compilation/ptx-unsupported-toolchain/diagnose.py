"""Compare the PTX in a library, or in a .ptx file, with the newest CUDA that the driver serves."""

import ctypes
import re
import shutil
import subprocess
import sys
from pathlib import Path

BETWEEN = {"8.6": "12.7"}  # all others: the major plus 4, the same minor


def release(ptx: str) -> str:
    """Return the CUDA release that introduced a version of PTX."""
    major, minor = ptx.split(".")
    return BETWEEN.get(ptx, f"{int(major) + 4}.{minor}")


def driver() -> str:
    """Return the newest CUDA that the driver serves, 0.0 where there is none."""
    number = ctypes.c_int()
    try:
        ctypes.CDLL("libcuda.so.1").cuDriverGetVersion(ctypes.byref(number))
    except OSError:
        return "0.0"
    return f"{number.value // 1000}.{number.value % 1000 // 10}"


def gpu_code(file: Path) -> tuple[set[str], set[str]]:
    """Return the machine code and the versions of PTX in a file."""
    if file.suffix == ".ptx":
        return set(), set(re.findall(r"^\.version (\S+)", file.read_text(), re.M))
    dump = [
        shutil.which("cuobjdump") or sys.exit("needs cuobjdump: pip install nvidia-cuda-cuobjdump")
    ]
    elf = subprocess.run([*dump, "--list-elf", file], capture_output=True, text=True).stdout
    ptx = subprocess.run([*dump, "--dump-ptx", file], capture_output=True, text=True).stdout
    return set(re.findall(r"sm_\d+a?", elf)), set(re.findall(r"^\.version (\S+)", ptx, re.M))


def as_numbers(version: str) -> list[int]:
    """Return a version as numbers, which compare."""
    return [int(part) for part in version.split(".")]


example = Path("example.ptx")
example.write_text(".version 9.0\n.target sm_80\n.address_size 64\n")
file = Path(sys.argv[1]) if sys.argv[1:] else example
serves = driver() if sys.argv[1:] else "12.8"
machine, versions = gpu_code(file)
print("machine code for:", *sorted(machine) or ["no GPU"])
for version in sorted(versions, key=as_numbers):
    print(f"PTX {version}: of CUDA {release(version)}")
newest = max((release(version) for version in versions), key=as_numbers, default="0.0")
print(f"the driver serves CUDA {serves}")
late = "PTX is too new: it fails on GPUs without machine code here"
print("verdict:", late if as_numbers(newest) > as_numbers(serves) else "PTX is no problem")
