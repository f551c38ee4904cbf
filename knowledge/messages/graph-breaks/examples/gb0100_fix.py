import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + 1


x = torch.ones(3, requires_grad=True)
handle = x.register_hook(lambda grad: grad * 2)
step(x)
