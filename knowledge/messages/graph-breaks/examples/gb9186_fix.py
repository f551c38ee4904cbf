import torch

torch._dynamo.config.trace_autograd_ops = True


@torch.compile(fullgraph=True, backend="eager")
def slope(x):
    return torch.autograd.grad((x * 2).sum(), x)[0]


slope(torch.ones(3, requires_grad=True))
