"""Compare this Python's torch with the GPU: python diagnose_install.py [CAPABILITY, such as 12.0]."""

import sys

import torch


def serves(architectures: list[str], capability: tuple[int, int]) -> bool:
    """Tell whether one architecture has code for a GPU of this capability."""
    for one in architectures:
        kind, digits = one.split("_")[0], "".join(filter(str.isdigit, one))
        code = divmod(int(digits), 10)
        if kind == "sm" and code[0] == capability[0] and code[1] <= capability[1]:
            return True
        if kind == "compute" and code <= capability:
            return True
    return False


def verdict(release: str, architectures: list[str], capability: tuple[int, int]) -> str:
    """Return the cause for a release of torch, its architectures and the capability of a GPU."""
    if not architectures:
        return "this torch is built without CUDA"
    if serves(architectures, capability):
        return "this torch serves the GPU; bundled-torch, if the program fails with another Python"
    if capability[0] < min(int("".join(filter(str.isdigit, one))) for one in architectures) // 10:
        return "this torch has dropped the GPU: take an index for an older CUDA, or an older torch"
    major, minor = map(int, release.split(".")[:2])
    if capability[0] >= 10 and (major, minor) < (2, 7):
        return "old-release: no build of this release has the GPU"
    return "old-index: install the same or a newer release from a newer index"


print("torch:", torch.__version__, "in", torch.__path__[0])
if sys.argv[1:] or torch.cuda.is_available():
    if sys.argv[1:]:
        major, minor = map(int, sys.argv[1].split("."))
    else:
        major, minor = torch.cuda.get_device_capability()
    print("capability:", f"{major}.{minor}", "architectures:", *torch.cuda.get_arch_list())
    print("verdict:", verdict(torch.__version__, torch.cuda.get_arch_list(), (major, minor)))
else:
    print("no GPU that this torch can use; built for CUDA:", torch.version.cuda or "none, install a CUDA build")
    old = ["sm_75", "sm_80", "sm_86", "sm_90"]
    print("example, torch 2.6 on an RTX 5090:", verdict("2.6.0", old, (12, 0)))
    print("example, torch 2.9 for CUDA 12.6 on an RTX 5090:", verdict("2.9.1", old, (12, 0)))
    print("example, torch 2.9 for CUDA 12.8 on a GB10:", verdict("2.9.1", [*old, "sm_120"], (12, 1)))
