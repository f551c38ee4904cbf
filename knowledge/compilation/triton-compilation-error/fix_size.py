"""Round the block up to a power of two and mask the columns that do not exist."""

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def double(x, COLUMNS: tl.constexpr, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    mask = i < COLUMNS
    tl.store(x + i, tl.load(x + i, mask=mask) * 2, mask=mask)


block = triton.next_power_of_2(100)
signature = {"x": "*fp32", "COLUMNS": "constexpr", "BLOCK": "constexpr"}
source = ASTSource(double, signature, {"COLUMNS": 100, "BLOCK": block})
kernel = triton.compile(source, target=GPUTarget("cuda", 86, 32))
print(f"block of {block}, compiled:", ".entry double" in kernel.asm["ptx"])
