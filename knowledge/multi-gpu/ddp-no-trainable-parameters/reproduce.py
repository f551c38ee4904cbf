"""Wrap a frozen feature extractor in DDP, as for a perceptual loss."""

import torch
import torch.distributed as dist

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
extractor = torch.nn.Linear(4, 2).requires_grad_(False)
print("trainable parameters:", sum(one.requires_grad for one in extractor.parameters()))
torch.nn.parallel.DistributedDataParallel(extractor)
