import torch

x = torch.ones(3, requires_grad=True)
handle = x.register_hook(lambda grad: grad * 2)


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + 1


handle.remove()
step(x)
