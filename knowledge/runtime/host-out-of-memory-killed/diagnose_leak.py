"""Keep the loss of each validation step, as a tensor and as a number, and ask three counters."""

import gc
import tracemalloc
from pathlib import Path

import torch
from torch import nn


def resident() -> float:
    """Return the MiB of this process that no file stands behind."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("RssAnon")) / 1024


def with_graph() -> int:
    """Return how many living tensors hold on to the graph that made them."""
    living = (one for one in gc.get_objects() if type(one) is torch.Tensor)
    return sum(one.grad_fn is not None for one in living)


def validate(title: str, keep) -> None:
    """Go through 100 batches, and print what grew."""
    model = nn.Sequential(nn.Linear(64, 2048), nn.ReLU(), nn.Linear(2048, 1))
    losses = [keep(model(torch.randn(256, 64)).square().mean())]
    before, graphs = resident(), with_graph()
    tracemalloc.start()
    for _ in range(100):
        losses.append(keep(model(torch.randn(256, 64)).square().mean()))
    python = tracemalloc.get_traced_memory()[0] / 2**20
    tracemalloc.stop()
    hundreds = round(int(resident() - before), -2)
    print(f"{title}: memory about +{hundreds} MiB, tracemalloc +{python:.0f} MiB, ", end="")
    print(f"tensors with a graph +{with_graph() - graphs}")


torch.manual_seed(0)
validate("loss.item()", lambda loss: loss.item())
validate("loss", lambda loss: loss)
