"""Ask for FlashAttention on a T4, with the two checks that flash-attn 2 makes first."""

import torch

CAPABILITY = (7, 5)  # a T4, an RTX 2080 Ti or a Quadro RTX 5000


def flash_attn_func(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
    """Check the GPU and the dtype as flash-attn does; q, k, v are (batch, length, heads, size)."""
    if CAPABILITY[0] not in {8, 9}:
        raise RuntimeError("FlashAttention only supports Ampere GPUs or newer.")
    if q.dtype not in {torch.float16, torch.bfloat16}:
        raise RuntimeError("FlashAttention only support fp16 and bf16 data type")
    return q


q = torch.zeros(2, 16, 4, 8, dtype=torch.float16)
flash_attn_func(q, q, q)
