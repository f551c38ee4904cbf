import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    y = x * 2
    return y.sum()


x = torch.ones(3, requires_grad=True)
x.register_post_accumulate_grad_hook(lambda x: None)
step(x)
