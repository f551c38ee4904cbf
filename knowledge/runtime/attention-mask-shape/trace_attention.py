"""Print the sizes where an attention layer refuses: python trace_attention.py train.py ARGS"""

import runpy
import sys
from pathlib import Path

from torch import nn

inner, create = nn.MultiheadAttention.forward, nn.MultiheadAttention.__init__


def verdict(layer, query, mask):
    rows, length = query.shape[:2] if layer.batch_first else (query.shape[1], query.shape[0])
    if mask is None:
        return "no-mask, compare query and key with embed_dim"
    if mask.shape[-2] == rows != length:
        return f"batch-first, the layer has {layer.batch_first}, and the input the other order"
    if mask.shape[-2] == length and mask.dim() == 3:
        return f"three-d, the mask needs batch x heads = {rows * layer.num_heads} first"
    return f"length, the mask is for {mask.shape[-2]} tokens, and the input has {length}"


def forward(layer, query, key, value, *args, **named):
    try:
        return inner(layer, query, key, value, *args, **named)
    except (RuntimeError, AssertionError) as problem:
        mask = named.get("attn_mask", args[2] if len(args) > 2 else None)
        print("message:", str(problem).splitlines()[0])
        print("query:", tuple(query.shape), "key:", tuple(key.shape), "width:", layer.embed_dim)
        print("attn_mask:", mask if mask is None else tuple(mask.shape))
        print("verdict:", verdict(layer, query, mask))
        sys.exit(1)


def start(layer, embed_dim, num_heads, *args, **named):
    if embed_dim % num_heads:
        fits = [n for n in range(1, 65) if embed_dim % n == 0]
        print(f"embed_dim {embed_dim}, num_heads {num_heads}; heads that divide it: {fits}")
    create(layer, embed_dim, num_heads, *args, **named)


nn.MultiheadAttention.forward = forward
nn.MultiheadAttention.__init__ = start
sys.argv = sys.argv[1:] or [str(Path(__file__).with_name("reproduce.py"))]
sys.path.insert(0, str(Path(sys.argv[0]).resolve().parent))
runpy.run_path(sys.argv[0], run_name="__main__")
