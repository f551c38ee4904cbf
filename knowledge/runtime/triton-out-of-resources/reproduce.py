"""Multiply in tiles of 128 x 256 x 64 with six stages."""

import torch
from matmul import matmul

a = torch.randn(512, 512, device="cuda", dtype=torch.float16)
b = torch.randn(512, 512, device="cuda", dtype=torch.float16)
c = torch.empty_like(a)
matmul[4, 2](a, b, c, 512, 512, M=128, N=256, K=64, num_stages=6, num_warps=8)
