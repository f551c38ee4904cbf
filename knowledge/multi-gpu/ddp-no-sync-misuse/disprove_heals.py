"""Make the mistake in the first step only, then train fifty steps that synchronise."""

from contextlib import nullcontext

from part import leave, micro_batches, start, tell

model, optimizer = start()
for step in range(51):
    optimizer.zero_grad()
    with model.no_sync() if step == 0 else nullcontext():
        model(micro_batches()[0]).square().mean().backward()
    optimizer.step()
    if step in (0, 50):
        tell(f"weights after {step} synchronised steps", model)
leave()
