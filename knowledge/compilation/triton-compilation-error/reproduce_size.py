"""Compile a kernel for 100 columns, which is not a power of two."""

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def double(x, COLUMNS: tl.constexpr):
    i = tl.arange(0, COLUMNS)
    tl.store(x + i, tl.load(x + i) * 2)


source = ASTSource(double, {"x": "*fp32", "COLUMNS": "constexpr"}, {"COLUMNS": 100})
triton.compile(source, target=GPUTarget("cuda", 86, 32))
