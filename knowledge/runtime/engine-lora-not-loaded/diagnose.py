"""Write five small adapters, and run check_adapter.py on each."""

import json
import struct
import subprocess
import sys
from pathlib import Path

PAIR = ["base_model.model.layers.0.q_proj.lora_A.weight", "base_model.model.layers.0.q_proj.lora_B.weight"]


def adapter(name, config, tensors):
    """Write an adapter whose tensors have two bytes each."""
    folder = Path(name)
    folder.mkdir(exist_ok=True)
    if config is not None:
        (folder / "adapter_config.json").write_text(json.dumps(config))
    at = {key: {"dtype": "F16", "shape": [1], "data_offsets": [2 * i, 2 * i + 2]} for i, key in enumerate(tensors)}
    header = json.dumps(at).encode()
    (folder / "adapter_model.safetensors").write_bytes(struct.pack("<Q", len(header)) + header + bytes(2 * len(tensors)))
    told = subprocess.run([sys.executable, "check_adapter.py", name], capture_output=True, text=True, check=True).stdout
    print(name, "->", told.strip().replace("\n", "; "))


adapter("small", {"r": 16}, PAIR)
adapter("wide", {"r": 64}, PAIR)
adapter("head", {"r": 16, "modules_to_save": ["lm_head"]}, [*PAIR, "base_model.model.lm_head.weight"])
adapter("dora", {"r": 16, "use_dora": True}, PAIR)
adapter("parent", None, PAIR)
