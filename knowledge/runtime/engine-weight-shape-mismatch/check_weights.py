"""Compare the weights of a model folder with its config: python check_weights.py FOLDER [GPUS]"""

import json
import struct
import sys
import tempfile
from pathlib import Path

from tiny_model import write

folder = Path(sys.argv[1]) if len(sys.argv) > 1 else write(tempfile.mkdtemp())
gpus = int(sys.argv[2]) if len(sys.argv) > 2 else 2
config = json.loads((folder / "config.json").read_text())
text = {**config, **config.get("text_config", {})}
shapes, packed = {}, 0
files = sorted(folder.glob("*.safetensors"))
for path in files:
    with path.open("rb") as file:
        header = json.loads(file.read(struct.unpack("<Q", file.read(8))[0]))
    tensors = {name: one for name, one in header.items() if name != "__metadata__"}
    packed += sum(one["dtype"] == "U8" and one["shape"][1:] == [1] for one in tensors.values())
    shapes |= {name: one["shape"] for name, one in tensors.items()}

print("quantization:", config.get("quantization_config", {}).get("quant_method", "none"))
print("tensors packed by bitsandbytes:", packed)
if any("consolidated" in path.name for path in files) and len(files) > 1:
    print("two formats: consolidated*.safetensors beside the others")
for name, shape in shapes.items():
    if 0 in shape:
        print("empty:", name, shape)
    if name.endswith("embed_tokens.weight") and shape[0] != text.get("vocab_size"):
        print("vocabulary:", shape[0], "rows, and vocab_size is", text.get("vocab_size"))
for key in ("num_attention_heads", "num_key_value_heads", "intermediate_size", "vocab_size"):
    if text.get(key, 0) % gpus:
        print(f"{key} {text[key]} does not divide by {gpus}")
