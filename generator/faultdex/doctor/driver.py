"""Look at the NVIDIA driver: its module in the kernel, its library, and how CUDA starts."""

import re
from typing import cast

from faultdex.doctor.line import Line
from faultdex.doctor.machine import Machine

_STARTS = {  # what cuInit returns, and the entry about it
    3: "cuda-initialization-error",
    34: "no-nvidia-driver-found",
    46: "device-busy-or-unavailable",
    100: "no-cuda-gpus-available",
    304: "os-call-failed-304",
    802: "system-not-yet-initialized-802",
    803: "unsupported-display-driver-803",
    804: "forward-compatibility-804",
    999: "cuda-unknown-error-999",
}
_GPU_CLASSES = ("0x0300", "0x0302")


def look_at_module(machine: Machine) -> Line:
    """Say which release of the kernel's module runs, or why there is none."""
    loaded = module_release(machine)
    if loaded:
        return Line("module", f"{loaded} is loaded")
    if _wsl(machine):
        return Line("module", "none, as under WSL: the driver is that of Windows")
    if not _cards(machine):
        return Line("module", "none, and no NVIDIA GPU on the PCI bus", "no-nvidia-driver-found")
    return Line("module", "not loaded, and a GPU is there", "nvidia-smi-cannot-reach-driver")


def look_at_library(machine: Machine, cuda: dict[str, object] | None) -> Line:
    """Say what CUDA's library serves and how it starts; `cuda` is what the probe answered."""
    if cuda is None:
        return Line("library", "libcuda.so.1 did not answer in time", "cuda-unknown-error-999")
    if "missing" in cuda:
        return Line("library", f"not loaded: {cuda['missing']}", "no-nvidia-driver-found")
    start, release = cast("int", cuda["start"]), serves(cuda)
    if start:
        says = f"serves CUDA {release}, and cuInit returns {start}"
        return Line("library", says, _STARTS.get(start, "cuda-unknown-error-999"))
    return _compared(machine, f"serves CUDA {release}, and CUDA starts")


def serves(cuda: dict[str, object] | None) -> str | None:
    """Return the newest CUDA that the driver serves, such as 12.8."""
    number = cast("int", (cuda or {}).get("serves", 0))
    return f"{number // 1000}.{number % 1000 // 10}" if number else None


def module_release(machine: Machine) -> str | None:
    """Return the release of the loaded module, such as 580.95.05."""
    text = machine.read("/proc/driver/nvidia/version") or ""
    found = re.search(r"Module\D*?(?:x86_64|aarch64)?\s+(\d+\.[\d.]+)", text)
    return found and found[1]


def _compared(machine: Machine, says: str) -> Line:
    module = module_release(machine)
    files = machine.paths("usr/lib*/**/libnvidia-ml.so.[0-9]*.*")
    releases = {name.rpartition(".so.")[2] for name in files}
    if module and releases and module not in releases:
        odd = f"{says}; NVML's library is of {', '.join(sorted(releases))}"
        return Line("library", odd, "nvml-driver-library-mismatch")
    return Line("library", says)


def _wsl(machine: Machine) -> bool:
    return bool(machine.paths("dev/dxg"))


def _cards(machine: Machine) -> int:
    vendors = machine.paths("sys/bus/pci/devices/*/vendor")
    nvidia = [path for path in vendors if (machine.read(path) or "").startswith("0x10de")]
    kinds = [machine.read(path.replace("/vendor", "/class")) or "" for path in nvidia]
    return sum(kind.startswith(_GPU_CLASSES) for kind in kinds)
