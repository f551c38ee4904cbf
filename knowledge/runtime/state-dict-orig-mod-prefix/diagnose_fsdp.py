"""Shard a model and compile it in three orders, and look at one key of each."""

import torch
import torch.distributed as dist
from torch import nn
from torch.distributed.checkpoint.state_dict import get_model_state_dict
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
mesh = init_device_mesh("cpu", (1,))


def net() -> nn.Module:
    return nn.Sequential(nn.Linear(2, 4))


in_place = fully_shard(net(), mesh=mesh)
in_place.compile()
models = {
    "fully_shard(model)": fully_shard(net(), mesh=mesh),
    "torch.compile(fully_shard(model))": torch.compile(fully_shard(net(), mesh=mesh)),
    "fully_shard(torch.compile(model))": fully_shard(torch.compile(net()), mesh=mesh),
    "fully_shard(model), then model.compile()": in_place,
}
for name, model in models.items():
    asked = next(iter(get_model_state_dict(model)))
    print(f"{name}: {next(iter(model.state_dict()))}, by get_model_state_dict {asked}")
dist.destroy_process_group()
