import itertools

import torch


@torch.compile(fullgraph=True, backend="eager")
def runs(x):
    return [len(list(group)) for _, group in itertools.groupby([1, 1, 2])]


runs(torch.ones(3))
