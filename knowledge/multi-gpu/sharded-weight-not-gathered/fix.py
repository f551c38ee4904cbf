"""Gather the outer unit's weights while a helper method runs; inner units gather their own."""

from functools import partial

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel

FSDP = partial(FullyShardedDataParallel, use_orig_params=True, device_id=torch.device("cpu"))


class Model(nn.Module):
    """An embedding, a block that is its own unit, and a head."""

    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(16, 8)
        self.block = FSDP(nn.Linear(8, 8))
        self.head = nn.Linear(8, 16)

    def forward(self, tokens):
        return self.head(self.block(self.embed(tokens)))

    def encode(self, tokens):
        return self.block(self.embed(tokens)).mean(1)


dist.init_process_group("gloo")
model = FSDP(Model())
tokens = torch.arange(4)[None]
gathered = FullyShardedDataParallel.summon_full_params(model, recurse=False, writeback=False)
with torch.no_grad(), gathered:
    encoded = model.encode(tokens)  # every rank must enter this block
if dist.get_rank() == 0:
    print("encoded:", tuple(encoded.shape))
dist.destroy_process_group()
