"""A strided nested tensor is made in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def join(x, y):
    return torch.nested.nested_tensor([x, y], layout=torch.strided)


join(torch.ones(2), torch.ones(3))
