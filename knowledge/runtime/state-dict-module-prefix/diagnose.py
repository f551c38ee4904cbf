"""Say which wrappers stand in the keys of a checkpoint and in those of a model."""

import torch
from torch import nn

WRAPPERS = {"module.": "DataParallel, DistributedDataParallel", "_orig_mod.": "torch.compile"}


def wrappers(keys: list) -> list:
    found = []
    while keys:
        prefix = next((one for one in WRAPPERS if all(k.startswith(one) for k in keys)), None)
        if prefix is None:
            break
        found.append(f"{prefix} ({WRAPPERS[prefix]})")
        keys = [key[len(prefix) :] for key in keys]
    return found


model = nn.Linear(2, 4)
parallel = nn.DataParallel(model)
both = nn.DataParallel(torch.compile(model))

for name, wrapped in {"plain": model, "parallel": parallel, "both": both}.items():
    keys = list(wrapped.state_dict())
    print(f"{name}: {keys} wrapped by {wrappers(keys)}")
