import json
import runpy
import struct
import sys
from pathlib import Path

import torch


def safetensors(path, tensors):
    header, body = {}, b""
    for name, tensor in tensors.items():
        part = tensor.numpy().tobytes()
        offsets = [len(body), len(body) + len(part)]
        header[name] = {"dtype": "F32", "shape": list(tensor.shape), "data_offsets": offsets}
        body += part
    text = json.dumps(header).encode()
    Path(path).write_bytes(struct.pack("<Q", len(text)) + text + body)


name = "base_model.model.layers.0.self_attn.q_proj.lora_B.weight"
torch.save({}, "empty.bin")
torch.save({name: torch.full((8, 2), float("nan"))}, "nan.bin")
safetensors("zero.safetensors", {name: torch.zeros(8, 2)})
safetensors("trained.safetensors", {"lora_unet_mid.lora_up.weight": torch.full((8, 2), 0.5)})
for file in ("empty.bin", "nan.bin", "zero.safetensors", "trained.safetensors"):
    print("---", file)
    sys.argv = ["check_adapter.py", file]
    runpy.run_path("check_adapter.py")
