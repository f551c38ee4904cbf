import torch


@torch.compiler.disable
def log(x):
    print(x.mean())


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + 1


x = torch.ones(3)
log(x)
step(x)
