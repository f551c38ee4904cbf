"""Set find_unused_parameters=True where the output hides in an object that DDP cannot look into."""

import torch
import torch.distributed as dist
from net import Net
from torch.nn.parallel import DistributedDataParallel


class Output:
    def __init__(self, value: torch.Tensor) -> None:
        self.value = value


class Wrapped(Net):
    def forward(self, x: torch.Tensor) -> Output:
        return Output(super().forward(x))


dist.init_process_group("gloo")
model = DistributedDataParallel(Wrapped(), find_unused_parameters=True)
model(torch.ones(2, 4)).value.sum().backward()
