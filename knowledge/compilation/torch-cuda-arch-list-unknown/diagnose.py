"""Try every part of some lists by itself, the way torch splits them."""

import os

from torch.utils.cpp_extension import _get_cuda_arch_flags

LISTS = (
    os.environ.get("TORCH_CUDA_ARCH_LIST", "9.0"),
    "8.0 9.0+PTX",
    "8.0;9.0;",
    "8.0; 9.0",
    "8.0,9.0",
    '"8.0"',
    "90",
    "sm_90",
    "9.0a",
    "10.0f",
    "Hopper",
    "hopper",
    "All",
    "Kepler",
)


def flags(text: str) -> str:
    os.environ["TORCH_CUDA_ARCH_LIST"] = text
    try:
        return " ".join(flag.split("=", 1)[1] for flag in _get_cuda_arch_flags())
    except ValueError as error:
        return f"ValueError: {error}"


for text in LISTS:
    print(f"{text!r}: {flags(text)}")
