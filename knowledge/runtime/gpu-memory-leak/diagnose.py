"""Name the line of Python whose allocations are still alive."""

from collections import Counter

import torch
from torch import nn

layer = nn.Linear(1024, 1024, device="cuda")
activations = []
layer.register_forward_hook(lambda _layer, _args, output: activations.append(output.detach()))


def train() -> None:
    """Run one step."""
    batch = torch.randn(1024, 1024, device="cuda")
    loss = layer(batch).sum()
    loss.backward()


train()
torch.cuda.memory._record_memory_history(stacks="python")
for _ in range(5):
    train()

held: Counter[str] = Counter()
for segment in torch.cuda.memory._snapshot()["segments"]:
    for block in segment["blocks"]:
        frames = [one for one in block.get("frames", []) if one["filename"] == __file__]
        if block["state"] == "active_allocated" and frames:
            held[f"{frames[0]['name']}, line {frames[0]['line']}"] += block["size"]
for place, size in held.most_common(1):
    print(f"{size / 2**20:.0f} MiB are held from {place}")
