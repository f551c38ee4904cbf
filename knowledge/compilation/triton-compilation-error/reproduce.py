"""Compile a kernel that casts to float8_e4m3fn for a GPU of compute capability 8.6."""

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def quantize(x, y, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    tl.store(y + i, tl.load(x + i).to(tl.float8e4nv))


signature = {"x": "*fp32", "y": "*fp8e4nv", "BLOCK": "constexpr"}
source = ASTSource(quantize, signature, {"BLOCK": 128})
triton.compile(source, target=GPUTarget("cuda", 86, 32))
