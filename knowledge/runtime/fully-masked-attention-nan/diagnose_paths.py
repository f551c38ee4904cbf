"""Send one mask, whose second sequence is empty, along the ways that torch has for attention."""

import warnings

import torch
from torch import nn
from torch.nn import functional
from torch.nn.attention import SDPBackend, sdpa_kernel

warnings.simplefilter("ignore")
torch.manual_seed(0)
inputs, padding = torch.randn(2, 4, 8), torch.tensor([[False] * 4, [True] * 4])
attention = nn.MultiheadAttention(8, 2, batch_first=True)
layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
nested, plain = (nn.TransformerEncoder(layer, 1, enable_nested_tensor=way) for way in (True, False))


def attend(*, weights: bool) -> torch.Tensor:
    return attention(inputs, inputs, inputs, padding, need_weights=weights)[0]


def show(name: str, output: torch.Tensor) -> None:
    print(f"{name}:", "nan" if output[1].isnan().any() else "finite")


show("softmax", inputs.masked_fill(padding[..., None], -torch.inf).softmax(-1))
heads = inputs[:, None]
for backend in (SDPBackend.MATH, SDPBackend.FLASH_ATTENTION):
    with sdpa_kernel(backend):
        fused = functional.scaled_dot_product_attention(
            heads, heads, heads, ~padding[:, None, None]
        )
    show(f"scaled_dot_product_attention, {backend.name}", fused)
show("MultiheadAttention", attend(weights=True))
show("MultiheadAttention, need_weights=False", attend(weights=False))
attention.eval()
with torch.no_grad():
    show("the same, eval and no_grad", attend(weights=False))
    torch.backends.mha.set_fastpath_enabled(False)
    show("the same, without fast path", attend(weights=False))
    torch.backends.mha.set_fastpath_enabled(True)
show("TransformerEncoder, train", plain(inputs, src_key_padding_mask=padding))
with torch.no_grad():
    show("eval, no_grad", plain.eval()(inputs, src_key_padding_mask=padding))
    show("eval, no_grad, nested", nested.eval()(inputs, src_key_padding_mask=padding))
