"""Compute the KV cache of a model from its config.json, before any server starts.

Usage: python diagnose_config.py config.json GIB, the memory left after the weights
"""

import json
import sys
from pathlib import Path

GIB = 2**30
QWEN3_CODER_30B = {
    "num_hidden_layers": 48,
    "num_attention_heads": 32,
    "num_key_value_heads": 4,
    "hidden_size": 2048,
    "head_dim": 128,
    "max_position_embeddings": 262144,
}


def bytes_per_token(config: dict, size: int) -> int:
    """Return the bytes of one token's keys and values, at `size` bytes a number."""
    heads = config.get("num_key_value_heads") or config["num_attention_heads"]
    width = config.get("head_dim") or config["hidden_size"] // config["num_attention_heads"]
    return 2 * config["num_hidden_layers"] * heads * width * size


def main(config: dict, gib: float) -> None:
    """Print the need of one full request, and the length that fits, in 16 and 8 bits."""
    length = config["max_position_embeddings"]
    for name, size in {"bfloat16": 2, "fp8": 1}.items():
        one = bytes_per_token(config, size)
        fits = min(length, int(gib * GIB / one) // 16 * 16)
        print(f"{name}: {length * one / GIB:.2f} GiB for {length} tokens; {gib} GiB hold {fits}")


if sys.argv[1:]:
    given = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    main(given.get("text_config", given), float(sys.argv[2]))
else:
    main(QWEN3_CODER_30B, 3.18)
