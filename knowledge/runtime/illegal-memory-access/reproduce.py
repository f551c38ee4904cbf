"""Scale the rows of a matrix of more than 2**31 elements with 32-bit offsets."""

import torch
import triton
import triton.language as tl


@triton.jit
def scale(matrix, columns, factor, block: tl.constexpr):
    row = tl.program_id(0)
    at = row * columns + tl.arange(0, block)
    tl.store(matrix + at, tl.load(matrix + at) * factor)


rows, columns = 70_000, 32_768
matrix = torch.ones(rows, columns, dtype=torch.int8, device="cuda")
scale[(rows,)](matrix, columns, 2, block=columns)
print("last row:", matrix[-1, :3].tolist())
