import contextlib

import torch

torch._dynamo.config.enable_trace_contextlib = True


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    @contextlib.contextmanager
    def scaled():
        yield 2

    with scaled() as scale:
        return x * scale


step(torch.ones(3))
