import torch


class Meta(type):
    def __instancecheck__(cls, value):
        return True


class Anything(metaclass=Meta):
    pass


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + isinstance(x, torch.Tensor)


step(torch.ones(3))
