"""Compare the three versions of an NVIDIA driver: in the kernel, in the libraries, on the disk."""

import ctypes
import os
import re
import subprocess
from pathlib import Path


def number(text: str) -> str:
    """Return the driver's version in a text, 580.159.04 for instance."""
    found = re.search(r"\b[0-9]{3}\.[0-9]+(?:\.[0-9]+)?", text)
    return found[0] if found else "none"


def loaded() -> str:
    """Return the version of the module that runs in the kernel."""
    file = Path(os.environ.get("VERSION_FILE", "/proc/driver/nvidia/version"))
    return number(file.read_text()) if file.exists() else "none"


def library(name: str) -> tuple[str, str]:
    """Return the version and the folder of the library that a process of this environment gets."""
    try:
        ctypes.CDLL(f"{name}.so.1")
    except OSError:
        return "none", ""
    maps = Path("/proc/self/maps").read_text().split()
    file = next(Path(word) for word in maps if f"/{name}.so." in word)
    return number(file.name), str(file.parent)


def on_disk() -> str:
    """Return the version of the module that the next start would load."""
    command = ["modinfo", "-F", "version", "nvidia"]
    try:
        return number(subprocess.run(command, capture_output=True, text=True, check=False).stdout)
    except FileNotFoundError:
        return "none"


def verdict(kernel: str, nvml: str, cuda: str, disk: str) -> str:
    """Say which of them is wrong."""
    if kernel == "none":
        return "no module is loaded: this is another failure"
    if "none" in (nvml, cuda):
        return "a library is not found, or its name holds no version"
    if nvml == cuda == kernel:
        return "all fit"
    if nvml == kernel:
        return "NVML fits, and CUDA's library does not: look for a compat folder in the search path"
    if nvml != cuda:
        return "the libraries come from two releases: mend the packages or the search path"
    if disk == nvml:
        return "the module in the kernel is the old one: reload it, or restart the machine"
    if disk == kernel:
        return "a restart changes nothing: take these libraries away, or install their module"
    if disk == "none":
        return "no module to load: in a container look at the host, else build it before a restart"
    return f"a restart would load {disk}: install the module for {nvml} before it"


kernel, disk = loaded(), on_disk()
(nvml, folder), (cuda, _) = library("libnvidia-ml"), library("libcuda")
print(f"kernel {kernel}, NVML {nvml}, CUDA {cuda}, disk {disk}")
print("NVML is from", folder)
print("verdict:", verdict(kernel, nvml, cuda, disk))
