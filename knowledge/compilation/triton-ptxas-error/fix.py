"""Compile the same kernel for a GPU that this Triton's ptxas knows."""

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def double(x, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    tl.store(x + i, tl.load(x + i) * 2)


source = ASTSource(double, {"x": "*fp32", "BLOCK": "constexpr"}, {"BLOCK": 128})
kernel = triton.compile(source, target=GPUTarget("cuda", 90, 32))
print("compiled for sm_90:", len(kernel.asm["cubin"]) > 0)
