"""Compare the CUDA of a program with the newest CUDA that this machine's driver serves."""

import ctypes
import re
import sys
from pathlib import Path

EXAMPLES = {"old driver": (12.0, "13"), "no driver": (0.0, "13"), "in order": (13.0, "12")}


def served() -> float:
    """Return the newest CUDA that the driver serves, 0.0 without a driver."""
    number = ctypes.c_int()
    try:
        ctypes.CDLL("libcuda.so.1").cuDriverGetVersion(ctypes.byref(number))
    except OSError:
        return 0.0
    return number.value // 1000 + number.value % 1000 / 100


def needed(program: Path) -> str:
    """Return the major CUDA whose runtime a program or library asks for."""
    found = re.search(rb"libcudart\.so\.(\d+)|CUDA Runtime (\d+)", program.read_bytes())
    return (found[1] or found[2]).decode() if found else "unknown"


def verdict(driver: float, major: str) -> str:
    """Return the cause that the two numbers show."""
    if not driver:
        return "no driver is found: start the container with --gpus all, or install the driver"
    if major == "unknown":
        return f"the driver serves CUDA {driver}; compare it with the toolkit of the program"
    if int(major) > int(driver):
        return (
            f"the program needs CUDA {major}, the driver serves {driver}: newer driver, older build"
        )
    return f"the driver serves CUDA {driver}, which is enough for {major}: another libcuda is found first"


for name, (driver, major) in {} if sys.argv[1:] else EXAMPLES.items():
    print(f"{name}: {verdict(driver, major)}")
for name in sys.argv[1:]:
    print(f"{name}: {verdict(served(), needed(Path(name)))}")
