"""Compute the cache of an ExLlama model: python cache_size.py MODEL_FOLDER FREE_GIB [TOKENS]."""

import json
import sys
from pathlib import Path

GIB = 1 << 30
EXAMPLE = {
    "hidden_size": 4096,
    "num_attention_heads": 32,
    "num_key_value_heads": 8,
    "num_hidden_layers": 60,
    "max_position_embeddings": 200000,
}


def per_token(config, bits):
    heads = config.get("num_key_value_heads") or config["num_attention_heads"]
    width = config.get("head_dim") or config["hidden_size"] // config["num_attention_heads"]
    return 2 * config["num_hidden_layers"] * heads * width * bits // 8


def report(config, weights, free, tokens):
    config = config.get("text_config", config)
    tokens = tokens or config["max_position_embeddings"]
    print(f"weights {weights / GIB:.1f} GiB, free {free:.1f} GiB, context {tokens}")
    for name, bits in (("FP16", 16), ("Q8", 8), ("Q6", 6), ("Q4", 4)):
        one = per_token(config, bits)
        left = free * GIB - weights - GIB
        fits = max(0, int(left / one)) // 256 * 256
        print(f"{name}: {one // 1024} KiB a token, {one * tokens / GIB:.1f} GiB; at most {fits} tokens fit")


if len(sys.argv) > 2:
    folder = Path(sys.argv[1])
    size = sum(path.stat().st_size for path in folder.glob("*.safetensors"))
    given = json.loads((folder / "config.json").read_text("utf-8"))
    report(given, size, float(sys.argv[2]), int(sys.argv[3]) if sys.argv[3:] else None)
else:
    report(EXAMPLE, 7.5 * GIB, 48.0, None)
