"""A product of float16 matrices in tiles, as in Triton's tutorial."""

import triton
import triton.language as tl


@triton.jit
def matmul(a, b, c, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rows = tl.program_id(0) * M + tl.arange(0, M)
    columns = tl.program_id(1) * N + tl.arange(0, N)
    depth = tl.arange(0, K)
    total = tl.zeros((M, N), dtype=tl.float32)
    for start in range(0, k, K):
        left = tl.load(a + rows[:, None] * k + (start + depth)[None, :])
        right = tl.load(b + (start + depth)[:, None] * n + columns[None, :])
        total += tl.dot(left, right)
    tl.store(c + rows[:, None] * n + columns[None, :], total.to(tl.float16))
