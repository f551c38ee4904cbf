"""Load a compiled library that does not fit, as xformers does at import, and call the operator."""

import tempfile
from pathlib import Path

import torch

BUILT = "2.5.1+cu121"
library = Path(tempfile.mkdtemp()) / "_C.so"
library.write_bytes(b"")  # no library of another build is at hand

try:
    torch.ops.load_library(str(library))
    loaded = True
except OSError:
    loaded = False
    print("WARNING[XFORMERS]: xFormers can't load C++/CUDA extensions. xFormers was built for:")
    print(f"    PyTorch {BUILT} with CUDA 1201 (you have {torch.__version__})")


def memory_efficient_attention(q: torch.Tensor) -> torch.Tensor:
    """Fail as xformers' dispatcher does if no operator was loaded."""
    if not loaded:
        raise NotImplementedError(
            "No operator found for `memory_efficient_attention_forward` with inputs:"
        )
    return q


memory_efficient_attention(torch.zeros(1, 4, 2, 8))
