"""nested_tensor() of a tensor."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def join(x):
    return torch.nested.nested_tensor(x, layout=torch.jagged)


join(torch.ones(2, 3))
