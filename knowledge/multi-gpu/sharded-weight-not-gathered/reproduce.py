"""Call a helper method of a model whose weights FSDP has sharded over two ranks."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.fsdp import FullyShardedDataParallel


class Model(nn.Module):
    """An embedding and a head, with a second way in beside forward."""

    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(16, 8)
        self.head = nn.Linear(8, 16)

    def forward(self, tokens):
        return self.head(self.embed(tokens))

    def encode(self, tokens):
        return self.embed(tokens).mean(1)


dist.init_process_group("gloo")
model = FullyShardedDataParallel(Model(), use_orig_params=True, device_id=torch.device("cpu"))
tokens = torch.arange(4)[None]
model(tokens)  # gathers the weights, computes, and shards them again
model.encode(tokens)
