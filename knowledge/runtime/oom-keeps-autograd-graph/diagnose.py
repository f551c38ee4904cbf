"""Measure what each way of keeping a loss holds back on the GPU, per step."""

from collections.abc import Callable

import torch
from torch import Tensor, nn

torch.manual_seed(0)
model = nn.Sequential(*[nn.Linear(1024, 1024) for _ in range(8)]).cuda()
batch = torch.randn(2048, 1024, device="cuda")
Keep = Callable[[Tensor, Tensor, list], object]


def held(keep: Keep, *, backward: bool, retain_graph: bool = False) -> float:
    """Return MiB of GPU memory that ten kept values hold, divided by ten."""
    kept: list = []
    before = 0
    for step in range(12):
        if step == 2:
            before = torch.cuda.memory_allocated()
        output = model(batch)
        loss = output.square().mean()
        if backward:
            loss.backward(retain_graph=retain_graph)
            model.zero_grad()
        kept.append(keep(loss, output, kept))
        del loss, output
    return (torch.cuda.memory_allocated() - before) / 10 / 2**20


ROWS = {
    "loss, never backward": held(lambda loss, _, __: loss, backward=False),
    "loss, after backward": held(lambda loss, _, __: loss, backward=True),
    "loss, after backward(retain_graph=True)": held(
        lambda loss, _, __: loss, backward=True, retain_graph=True
    ),
    "total + loss, after backward": held(
        lambda loss, _, kept: (kept[-1] if kept else 0) + loss, backward=True
    ),
    "output, after backward": held(lambda _, output, __: output, backward=True),
    "loss.detach(), never backward": held(lambda loss, _, __: loss.detach(), backward=False),
    "loss.item(), never backward": held(lambda loss, _, __: loss.item(), backward=False),
}
for name, size in ROWS.items():
    print(f"{name}: {size:.4f} MiB a step")
