"""Compile the program with contiguous(), with matrix_exp left out, and with layouts left alone."""

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


@torch.compiler.disable
def eager_exp(x: torch.Tensor) -> torch.Tensor:
    return torch.matrix_exp(x)


def run_outside(x: torch.Tensor) -> torch.Tensor:
    return eager_exp(conv(x))


with torch.no_grad():
    try:
        torch.compile(run_contiguous)(images)
        print("with contiguous(): ends well")
    except RuntimeError as error:
        print("with contiguous():", str(error).split(" (")[0])
    outside = torch.allclose(torch.compile(run_outside)(images), run(images), rtol=1e-3)
    print("with matrix_exp left out, as in eager mode:", outside)
    torch._dynamo.reset()
    torch._inductor.config.layout_optimization = False
    same = torch.allclose(torch.compile(run)(images), run(images), rtol=1e-3)
    print("without layout_optimization, as in eager mode:", same)
