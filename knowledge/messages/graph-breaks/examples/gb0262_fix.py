import contextlib
import io

import torch

text = io.StringIO()


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + 1


with contextlib.redirect_stdout(text):
    step(torch.ones(3))
