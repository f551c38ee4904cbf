import torch


@torch.compile(fullgraph=True, backend="eager")
def share(x):
    return x + 1


share(torch.ones(3).share_memory_())
