"""Call a DDP model twice before backward(): what happens to its buffers and their version?"""

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel


class Scaled(nn.Module):
    """A linear layer with a buffer that its gradient needs, and that differs between the ranks."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(4, 6)
        self.register_buffer("scale", torch.ones(6))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.linear(x) * self.scale


dist.init_process_group("gloo")
model = DistributedDataParallel(Scaled())
scale, inputs = model.module.scale, torch.randn(8, 4)
first = model(inputs)
used, before = scale.tolist(), scale._version
scale.data.fill_(2.0 - dist.get_rank())  # as if this rank had data of its own
model(inputs)
# Each row adds the buffer once to the gradient of the bias.
(gradient,) = torch.autograd.grad(first.sum(), model.module.linear.bias)
if dist.get_rank() == 1:
    print("rank 1: version changed:", scale._version > before)
    print("rank 1: buffer in the first call:", used)
    print("rank 1: buffer after the second, taken from rank 0:", scale.tolist())
    print("rank 1: buffer in the gradient of the first:", (gradient / len(inputs)).tolist())
dist.barrier()
dist.destroy_process_group()
