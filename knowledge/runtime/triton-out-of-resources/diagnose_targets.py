"""Compile the tiles for several GPUs, and compare what they need with what a block may have."""

from matmul import matmul
from triton import compile as compiled
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

LIMITS = {80: 166912, 86: 101376, 90: 232448, 120: 101376}  # bytes for a block
SIGNATURE = {"a": "*fp16", "b": "*fp16", "c": "*fp16", "n": "i32", "k": "i32"}
TILES = {"M": 128, "N": 256, "K": 64}

ALIGNED = {(place,): [["tt.divisibility", 16]] for place in range(5)}  # as tensors of torch are

source = ASTSource(matmul, {**SIGNATURE, **dict.fromkeys(TILES, "constexpr")}, TILES, ALIGNED)
for stages in (2, 3, 4, 6):
    for chip, limit in LIMITS.items():
        options = {"num_stages": stages, "num_warps": 8}
        needed = compiled(
            source, target=GPUTarget("cuda", chip, 32), options=options
        ).metadata.shared
        verdict = "fits" if needed <= limit else f"{needed - limit} too many"
        print(f"sm_{chip}, {stages} stages: {needed} of {limit} bytes, {verdict}")
