"""Print for each GPU whether the installed torch has code for it.

Usage: python diagnose.py, or python diagnose.py CAPABILITY "ARCHITECTURES" for another machine
"""

import sys

import torch


def verdict(major: int, minor: int, architectures: list[str]) -> str:
    """Return whether code for `architectures` runs on a GPU of that capability."""
    kinds = [each.partition("_") for each in architectures]
    codes = [divmod(int("".join(filter(str.isdigit, n))), 10) for k, _, n in kinds if k == "sm"]
    if not codes:
        return "this torch is a CPU build"
    if any(code[0] == major and code[1] <= minor for code in codes):
        return "supported"
    lowest = "{}.{}".format(*min(codes))
    if (major, minor) > max(codes):
        return "the GPU is newer than this build"
    if major < 5:
        return f"dropped: no recent torch has code below 5.0; this one begins at {lowest}"
    return f"wheel-without-arch: this build begins at {lowest}; take a cu126 build of torch <= 2.14"


if sys.argv[2:]:
    capability, architectures = sys.argv[1], sys.argv[2].split()
    print(capability, "->", verdict(*map(int, capability.split(".")), architectures))
for index in range(0 if sys.argv[2:] else torch.cuda.device_count()):
    found = torch.cuda.get_device_capability(index)
    print(
        torch.cuda.get_device_name(index), found, "->", verdict(*found, torch.cuda.get_arch_list())
    )
