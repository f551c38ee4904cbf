"""Say why a model is slower on the GPU: python diagnose.py MODULE:NAME ...

NAME is a function without arguments that returns the model and a batch, a tensor on the CPU.
"""

import importlib
import statistics
import sys
import time

import torch
from torch import nn

sys.path.insert(0, ".")


def milliseconds(model: nn.Module, device: str, *batches: torch.Tensor) -> list[list[float]]:
    """Return the times of calls with each batch, taken in turns: clocks of processors vary."""
    times = [[] for _ in batches]
    with torch.inference_mode():
        for _ in range(43):
            for batch, series in zip(batches, times, strict=True):
                start = time.perf_counter()
                model.to(device)(batch.to(device))
                if device == "cuda":
                    torch.cuda.synchronize()
                series.append(1e3 * (time.perf_counter() - start))
    return times


def verdict(model: nn.Module, cpu: float, first: float, later: float, doubled: float) -> str:
    """Return the cause, from the times of a call."""
    if later > cpu / 2 and any(isinstance(one, nn.RNNCellBase) for one in model.modules()):
        return "recurrent: the model calls a cell for each step"
    if later < cpu:
        return "first-call" if first > cpu else "the GPU is faster, from the first call on"
    if doubled < 1.3 * later:
        return "small-work: twice the batch takes the same time"
    return "neither: see the page for copies, data loading and double precision"


for name in sys.argv[1:] or ["model:small", "model:images", "model:recurrent"]:
    module, function = name.split(":")
    model, batch = getattr(importlib.import_module(module), function)()
    if not torch.cuda.is_available():
        sys.exit("not-on-gpu: torch sees no GPU, so all of this runs on the CPU")
    cpu = statistics.median(*milliseconds(model, "cpu", batch))
    one, two = milliseconds(model, "cuda", batch, torch.cat((batch, batch)))
    first, later, doubled = one[0], statistics.median(one[3:]), statistics.median(two[3:])
    print(
        f"{name}: CPU {cpu:.2f} ms; GPU first {first:.2f}, later {later:.2f}, twice {doubled:.2f}"
    )
    print(" ", verdict(model, cpu, first, later, doubled))
