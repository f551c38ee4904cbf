"""Run a program in eager mode, where it ends well, and compiled for the CPU."""

import torch
import torch._inductor.config
from torch import nn

torch._inductor.config.compile_threads = 1
torch.manual_seed(0)
conv, images = nn.Conv2d(8, 8, 1).eval(), torch.rand(3, 8, 8, 8)


def run(x: torch.Tensor) -> torch.Tensor:
    return torch.matrix_exp(conv(x))


with torch.no_grad():
    try:
        torch.matrix_exp(images.contiguous(memory_format=torch.channels_last))
    except RuntimeError:
        print("matrix_exp of channels_last, eager: refused")
    print("eager:", tuple(run(images).shape), flush=True)
    print("compiled:", tuple(torch.compile(run)(images).shape))
