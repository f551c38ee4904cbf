"""Compile the same cast to float8_e5m2, which a GPU of compute capability 8.6 has."""

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def quantize(x, y, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    tl.store(y + i, tl.load(x + i).to(tl.float8e5))


signature = {"x": "*fp32", "y": "*fp8e5", "BLOCK": "constexpr"}
source = ASTSource(quantize, signature, {"BLOCK": 128})
kernel = triton.compile(source, target=GPUTarget("cuda", 86, 32))
print("compiled for sm_86:", ".target sm_86" in kernel.asm["ptx"])
