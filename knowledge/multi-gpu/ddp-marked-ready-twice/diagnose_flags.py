"""Train two steps in nine ways, each with the flags of DDP, and compare the gradients."""

import copy
import warnings
from collections.abc import Callable

import torch
import torch.distributed as dist
from cases import CASES
from net import as_alone, data, leave
from torch import nn
from torch.nn.parallel import DistributedDataParallel

WORDS = {"ready only once": "THIS ERROR", "INTERNAL ASSERT": "assert fails"}


def outcome(net: nn.Module, step: Callable[[nn.Module, torch.Tensor], None], **flags: bool) -> str:
    """Say what two steps come to: right, wrong in silence, or an error in the first."""
    model = DistributedDataParallel(copy.deepcopy(net), **flags)
    right = []
    try:
        for _ in range(2):
            model.zero_grad()
            step(model, data(dist.get_rank()))
            right.append(as_alone(model, step))
    except RuntimeError as error:
        known = [word for text, word in WORDS.items() if text in str(error)]
        return known[0] if known else "wrong, then an error"
    return "right" if all(right) else "WRONG IN SILENCE"


warnings.simplefilter("ignore")
dist.init_process_group("gloo")
torch.manual_seed(0)
columns = {"no flag": {}, "find_unused": {"find_unused_parameters": True}}
columns |= {"static_graph": {"static_graph": True}}
rows = [[name, *(outcome(*case, **one) for one in columns.values())] for name, case in CASES.items()]
if dist.get_rank() == 0:
    for name, *found in [["", *columns], *rows]:
        print(f"{name:34}", "".join(f"{one:22}" for one in found).rstrip())
leave()
