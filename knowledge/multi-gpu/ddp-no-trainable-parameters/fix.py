"""Wrap only modules that train, and move the others to the device."""

import torch
import torch.distributed as dist


def prepared(module, device):
    """Return the module on the device, in DDP if it has something to synchronize."""
    module = module.to(device)
    trains = any(one.requires_grad for one in module.parameters())
    return torch.nn.parallel.DistributedDataParallel(module) if trains else module


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
generator = prepared(torch.nn.Linear(4, 4), "cpu")
extractor = prepared(torch.nn.Linear(4, 2).requires_grad_(False), "cpu")
extractor(generator(torch.ones(3, 4))).sum().backward()
print(type(generator).__name__, type(extractor).__name__)
print("the generator has gradients:", all(one.grad is not None for one in generator.parameters()))
