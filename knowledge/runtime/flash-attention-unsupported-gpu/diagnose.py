"""Print whether flash-attn runs on each GPU that this process sees.

Usage: python diagnose.py [CAPABILITY ...], such as 7.5 8.6, for GPUs that are elsewhere
"""

import sys
from importlib.metadata import PackageNotFoundError, version

import torch


def gpus() -> list[tuple[str, int, int]]:
    """Return name, major and minor capability of each GPU, or those that were given."""
    if sys.argv[1:]:
        return [(f"sm {each}", *map(int, each.split("."))) for each in sys.argv[1:]]
    indices = range(torch.cuda.device_count())
    return [(torch.cuda.get_device_name(i), *torch.cuda.get_device_capability(i)) for i in indices]


def verdict(major: int) -> str:
    """Return what flash-attn's check says of compute capability `major`.x."""
    if major < 8:
        return "turing-or-older: no FlashAttention 2; use SDPA"
    if major > 9:
        return "newer-than-release: older releases of flash-attn reject it; upgrade"
    return "supported: the cause is another GPU of the job, or the dtype"


try:
    print("flash-attn", version("flash-attn"))
except PackageNotFoundError:
    print("flash-attn is not installed here; the program may bring its own copy")
for name, major, minor in gpus():
    print(f"{name}, {major}.{minor}: {verdict(major)}")
