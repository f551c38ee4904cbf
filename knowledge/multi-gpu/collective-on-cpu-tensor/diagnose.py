"""Wrap the collectives, so that each call on a CPU tensor prints the line that made it.

Usage: python diagnose.py train.py ARGUMENTS, under torchrun as usual
"""

import runpy
import sys
import traceback

import torch
import torch.distributed as dist


def watched(name: str):
    """Return the collective `name`, which reports tensors on the CPU."""
    original = getattr(dist, name)

    def call(*args, **kwargs):
        for one in args:
            for tensor in one if isinstance(one, (list, tuple)) else [one]:
                if isinstance(tensor, torch.Tensor) and tensor.device.type == "cpu":
                    frame = traceback.extract_stack(limit=2)[0]
                    print(
                        f"cpu tensor {tuple(tensor.shape)} in {name}: {frame.filename}:{frame.lineno}"
                    )
        return original(*args, **kwargs)

    return call


for name in (
    "all_reduce",
    "broadcast",
    "all_gather",
    "reduce",
    "scatter",
    "gather",
    "send",
    "recv",
):
    setattr(dist, name, watched(name))
sys.argv = sys.argv[1:] or ["example.py"]
runpy.run_path(sys.argv[0], run_name="__main__")
