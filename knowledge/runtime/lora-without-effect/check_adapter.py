import json
import struct
import sys
from pathlib import Path

import torch

if len(sys.argv) != 2:
    sys.exit("usage: python check_adapter.py ADAPTER.safetensors|ADAPTER.bin")
path = Path(sys.argv[1])
tensors = {}
if path.suffix == ".safetensors":
    data = path.read_bytes()
    (length,) = struct.unpack("<Q", data[:8])
    types = {"F32": torch.float32, "F16": torch.float16, "BF16": torch.bfloat16}
    for name, entry in json.loads(data[8 : 8 + length]).items():
        if name != "__metadata__" and entry["dtype"] in types:
            first, last = (8 + length + offset for offset in entry["data_offsets"])
            part = bytearray(data[first:last])
            tensors[name] = torch.frombuffer(part, dtype=types[entry["dtype"]])
else:
    tensors = torch.load(path, map_location="cpu", weights_only=True)

second = {k: v.float() for k, v in tensors.items() if "lora_B" in k or "lora_up" in k}
print(path.stat().st_size, "bytes,", len(tensors), "tensors,", len(second), "second matrices")
if not second:
    print("finding: empty-file, or names other than lora_B and lora_up")
elif any(v.isnan().any() for v in second.values()):
    print("finding: not-trained (nan)")
elif not any(v.any() for v in second.values()):
    print("finding: not-trained (all zero)")
else:
    print("finding: trained; largest value", max(v.abs().max().item() for v in second.values()))
