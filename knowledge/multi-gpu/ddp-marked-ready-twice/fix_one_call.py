"""Call the wrapped model once for a step, and let its forward do both passes."""

import torch
import torch.distributed as dist
from net import Net, leave, show
from torch import nn
from torch.nn.parallel import DistributedDataParallel


class Both(Net):
    def forward(self, x: torch.Tensor) -> list:
        return super().forward(x, ("head",)) + super().forward(x, ("other",))


def step(model: nn.Module, x: torch.Tensor) -> None:
    sum(model(x)).backward()


dist.init_process_group("gloo")
torch.manual_seed(0)
model = DistributedDataParallel(Both(), find_unused_parameters=True)
show(model, step)
leave()
