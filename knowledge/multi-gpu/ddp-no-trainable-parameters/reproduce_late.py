"""Wrap a model whose layers are created after the constructor, as by an initialize method."""

import torch
import torch.distributed as dist


class Model(torch.nn.Module):
    """A model that builds its layers late."""

    def initialize(self):
        """Create the layers."""
        self.layer = torch.nn.Linear(4, 2)


dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
model = Model()
print("parameters:", len(list(model.parameters())))
torch.nn.parallel.DistributedDataParallel(model)
