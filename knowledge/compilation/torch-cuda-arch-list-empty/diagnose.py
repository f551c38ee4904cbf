"""Print why a build of a torch extension finds no GPU architecture.

Usage: python diagnose.py here, in the environment and the step that builds
"""

import os
import sys

import torch


def verdict(cuda: str | None, gpus: int, arch_list: str | None, visible: str | None) -> str:
    """Return the cause from torch's CUDA version, the GPUs, and two variables."""
    if arch_list:
        return f"TORCH_CUDA_ARCH_LIST is {arch_list}: this process would not fail"
    if cuda is None:
        return "cpu-torch: this torch has no CUDA and sees no GPU at all"
    if gpus:
        return "a GPU is visible here; the build runs elsewhere, so run this there"
    if visible is not None:
        return f"gpu-hidden: CUDA_VISIBLE_DEVICES is {visible!r}"
    return "no-gpu-in-build: no GPU in this step; set TORCH_CUDA_ARCH_LIST"


if sys.argv[1:]:
    env = os.environ
    state = (torch.version.cuda, torch.cuda.device_count())
    print(verdict(*state, env.get("TORCH_CUDA_ARCH_LIST"), env.get("CUDA_VISIBLE_DEVICES")))
else:
    print("docker build:", verdict("12.8", 0, None, None))
    print("torch for CPU:", verdict(None, 0, None, None))
    print("hidden GPU:", verdict("12.8", 0, None, "-1"))
    print("list set:", verdict("12.8", 0, "9.0", None))
