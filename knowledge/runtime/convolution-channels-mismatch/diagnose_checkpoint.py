"""Print what the convolutions of a safetensors file expect: python diagnose_checkpoint.py FILE."""

import json
import struct
import sys
from pathlib import Path


def example() -> Path:
    """Write the header of a checkpoint whose first convolution takes 9 channels."""
    shape = {"dtype": "F16", "shape": [320, 9, 3, 3], "data_offsets": [0, 51840]}
    head = json.dumps({"model.diffusion_model.input_blocks.0.0.weight": shape}).encode()
    path = Path("inpainting.safetensors")
    path.write_bytes(struct.pack("<Q", len(head)) + head + bytes(51840))
    return path


file = Path(sys.argv[1]) if len(sys.argv) > 1 else example()
with file.open("rb") as opened:
    size = struct.unpack("<Q", opened.read(8))[0]
    tensors = json.loads(opened.read(size))
convolutions = [(name, one["shape"]) for name, one in tensors.items() if len(one.get("shape", ())) == 4]
for name, shape in convolutions[:3]:
    print(f"{name}: {shape}, expects {shape[1]} channels")
