"""Accumulate four micro-batches with no_sync() around all of them, and step."""

import torch.distributed as dist
from part import leave, micro_batches, start, tell

model, optimizer = start()
tell("weights at the start", model)

for step in (1, 2):
    optimizer.zero_grad()
    with model.no_sync():
        for batch in micro_batches():
            (model(batch).square().mean() / 4).backward()
    optimizer.step()
    tell(f"weights after step {step}", model)
leave()
