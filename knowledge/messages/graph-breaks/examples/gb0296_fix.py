import torch

torch._dynamo.config.reorderable_logging_functions.add(print)


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    print("sum", x.sum())
    return x + 1


step(torch.ones(3))
