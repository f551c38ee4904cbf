"""torch.is_inference_mode_enabled() in the compiled function."""

import torch


@torch.compile(fullgraph=True, backend="eager")
def step(x):
    return x + 1 if torch.is_inference_mode_enabled() else x


step(torch.ones(3))
