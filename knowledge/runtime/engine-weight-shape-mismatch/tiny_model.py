"""Write a folder like that of a model on the Hub, with three small tensors."""

import json
import struct
from pathlib import Path

TENSORS = {
    "model.embed_tokens.weight": ("F32", [34, 8], 34 * 8 * 4),
    "model.layers.0.mlp.down_proj.weight": ("U8", [64, 1], 64),
    "visual.patch_embed.weight": ("F32", [0], 0),
}


def write(folder):
    """Write config.json and model.safetensors."""
    folder = Path(folder)
    folder.mkdir(exist_ok=True)
    quantization = {"quant_method": "bitsandbytes", "load_in_4bit": True}
    config = {"vocab_size": 32, "hidden_size": 8, "intermediate_size": 16, "num_attention_heads": 2}
    (folder / "config.json").write_text(json.dumps({**config, "quantization_config": quantization}))
    header, start = {}, 0
    for name, (dtype, shape, size) in TENSORS.items():
        header[name] = {"dtype": dtype, "shape": shape, "data_offsets": [start, start + size]}
        start += size
    data = json.dumps(header).encode()
    file = struct.pack("<Q", len(data)) + data + bytes(start)
    (folder / "model.safetensors").write_bytes(file)
    return folder
