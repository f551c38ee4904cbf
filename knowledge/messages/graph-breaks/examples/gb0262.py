"""redirect_stdout() in the compiled function."""

import contextlib
import io

import torch

text = io.StringIO()


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    with contextlib.redirect_stdout(text):
        return x + 1


step(torch.ones(3))
