"""Compile the same program with a call of contiguous(), and without a change of layouts."""

import torch
import torch._inductor.config
from torch import nn

torch._inductor.config.compile_threads = 1
torch.manual_seed(0)
conv, images = nn.Conv2d(8, 8, 1).eval(), torch.rand(3, 8, 8, 8)


def run(x: torch.Tensor) -> torch.Tensor:
    return torch.matrix_exp(conv(x))


def run_contiguous(x: torch.Tensor) -> torch.Tensor:
    return torch.matrix_exp(conv(x).contiguous())


with torch.no_grad():
    try:
        torch.compile(run_contiguous)(images)
        print("with contiguous(): ends well")
    except RuntimeError:
        print("with contiguous(): the same error")
    torch._dynamo.reset()
    torch._inductor.config.layout_optimization = False
    same = torch.allclose(torch.compile(run)(images), run(images), rtol=1e-3)
    print("without layout_optimization, as in eager mode:", same)
