"""Six folders with a config and names only."""

import json
import struct
from pathlib import Path


def write(name, names, config, index=None):
    """A safetensors file whose tensors are empty."""
    folder = Path(name)
    folder.mkdir(exist_ok=True)
    empty = {"dtype": "F32", "shape": [0], "data_offsets": [0, 0]}
    head = json.dumps(dict.fromkeys(names, empty)).encode()
    (folder / "model.safetensors").write_bytes(struct.pack("<Q", len(head)) + head)
    (folder / "config.json").write_text(json.dumps(config))
    if index:
        path = folder / "model.safetensors.index.json"
        path.write_text(json.dumps({"weight_map": dict.fromkeys(names, index)}))


up = "model.layers.0.mlp.up_proj.weight"
qwen = {"architectures": ["Qwen2ForCausalLM"], "num_hidden_layers": 1}
gemma = {"architectures": ["Gemma3ForCausalLM"], "num_hidden_layers": 1}
write("good", [up], qwen)
write("scales", [up, "model.layers.0.mlp.up_proj.weight_scale"], qwen)
write("wrapper", ["language_model." + up], gemma)
write("adapter", ["model.layers.0.mlp.up_proj.base_layer.weight"], qwen)
write("head", [up, "lm_head.weight"], gemma | {"tie_word_embeddings": True})
write("half", [up], qwen | {"num_hidden_layers": 2}, "model-00002-of-00002.safetensors")
