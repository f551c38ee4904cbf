"""Tell FSDP2 that a second method is a way into the model, too."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard, register_fsdp_forward_method


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
model = fully_shard(Model(), mesh=init_device_mesh("cpu", (dist.get_world_size(),)))
register_fsdp_forward_method(model, "encode")
encoded = model.encode(torch.arange(4)[None])
if dist.get_rank() == 0:
    print("encoded:", tuple(encoded.shape))
dist.destroy_process_group()
