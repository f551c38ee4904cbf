"""Run the forward pass in front of no_sync() and only the backward pass inside of it."""

import torch.distributed as dist
from part import leave, micro_batches, start

model, optimizer = start()
batch = micro_batches()[0]


def gradient_is_own() -> bool:
    gradients = [None] * dist.get_world_size()
    dist.all_gather_object(gradients, model.module.weight.grad)
    return not gradients[0].equal(gradients[1])


loss = model(batch).square().mean()
with model.no_sync():
    loss.backward()
outside = gradient_is_own()

model.zero_grad()
with model.no_sync():
    model(batch).square().mean().backward()
inside = gradient_is_own()

if dist.get_rank() == 0:
    print("forward in front of no_sync, gradients stay the rank's own:", outside)
    print("forward inside of no_sync, gradients stay the rank's own:", inside)
leave()
