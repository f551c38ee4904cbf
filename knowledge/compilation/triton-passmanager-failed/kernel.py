"""A product of two int8 blocks, compiled for a compute capability without running it."""

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def product(a, b, c, SIZE: tl.constexpr, AS_HALF: tl.constexpr):
    i = tl.arange(0, SIZE)[:, None] * SIZE + tl.arange(0, SIZE)[None, :]
    x, y = tl.load(a + i), tl.load(b + i)
    if AS_HALF:
        x, y = x.to(tl.float16), y.to(tl.float16)
    tl.store(c + i, tl.dot(x, y))


def build(capability, as_half=False):
    result = "*fp32" if as_half else "*i32"
    signature = {"a": "*i8", "b": "*i8", "c": result, "SIZE": "constexpr", "AS_HALF": "constexpr"}
    source = ASTSource(product, signature, {"SIZE": 32, "AS_HALF": as_half})
    return triton.compile(source, target=GPUTarget("cuda", capability, 32))
