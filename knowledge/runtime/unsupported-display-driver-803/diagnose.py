"""Show which libcuda.so.1 this process loads, and whether it fits the loaded kernel module."""

import ctypes
import os
import re
import sys
from pathlib import Path

EXAMPLES = {
    "compat library, older": ("/usr/local/cuda/compat/libcuda.so.575.57.08", "580.95.05"),
    "compat library, newer": ("/usr/local/cuda/compat/libcuda.so.580.95.05", "535.247.01"),
    "upgraded, not restarted": ("/usr/lib/x86_64-linux-gnu/libcuda.so.580.95.05", "575.57.08"),
    "in order": ("/usr/lib/x86_64-linux-gnu/libcuda.so.580.95.05", "580.95.05"),
}


def loaded_library() -> str:
    """Return the file of libcuda.so.1 as this process finds it, without links."""
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError:
        return "none"
    maps = Path("/proc/self/maps").read_text()
    return os.path.realpath(re.search(r"/\S*libcuda\.so\S*", maps)[0])


def module_release() -> str:
    """Return the release of the kernel's module."""
    file = Path("/proc/driver/nvidia/version")
    found = re.search(r"\s(\d+\.\d[\d.]+)\s", file.read_text()) if file.exists() else None
    return found[1] if found else "none"


def verdict(library: str, module: str) -> str:
    """Return what the two releases mean."""
    if "none" in (library, module):
        return "no library or no module: this is another failure"
    release = library.rpartition(".so.")[2]
    numbers = [[int(part) for part in text.split(".")] for text in (release, module)]
    if numbers[0] == numbers[1]:
        return "library and module fit"
    side = "older" if numbers[0] < numbers[1] else "newer"
    if "compat" in library:
        return (
            f"a compat library, {side} than the driver, is found first: take it off the search path"
        )
    return f"the library is {side} than the module: restart the machine"


for name, (library, module) in EXAMPLES.items() if "--examples" in sys.argv else ():
    print(f"{name}: {verdict(library, module)}")
library, module = loaded_library(), module_release()
print(f"this process: {library}, module {module}: {verdict(library, module)}")
