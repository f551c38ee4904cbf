"""Keep find_unused_parameters for a head that the loss leaves out, without reentrant checkpoints."""

import torch
import torch.distributed as dist
from net import Net, leave, show
from torch import nn
from torch.nn.parallel import DistributedDataParallel


def one_head(model: nn.Module, x: torch.Tensor) -> None:
    sum(model(x, ("head",))).backward()


dist.init_process_group("gloo")
torch.manual_seed(0)
model = DistributedDataParallel(Net(times=1, reentrant=False), find_unused_parameters=True)
show(model, one_head)
leave()
