"""Compare what a model needs with the free GPU memory: python diagnose.py FOLDER_WITH_SAFETENSORS."""

import json
import math
import re
import struct
import sys
import tempfile
from pathlib import Path

GIB = 2**30


def needed(folder: Path, bits: int) -> float:
    """Return the bytes of the weights; embeddings, lm_head and norms stay in 16 bits."""
    total = 0.0
    for path in folder.glob("*.safetensors"):
        with path.open("rb") as file:
            header = json.loads(file.read(struct.unpack("<Q", file.read(8))[0]))
        for name in header.keys() - {"__metadata__"}:
            shape = header[name]["shape"]
            linear = len(shape) == 2 and not re.search("embed|lm_head", name)
            total += math.prod(shape) * (bits if linear else 16) / 8
    return total


def verdict(need: float, free: float, total: float) -> str:
    if not total:
        return "no-gpu: PyTorch sees no GPU"
    if need > 0.9 * total:
        return "too-big: use fewer bits, a smaller model or more GPUs"
    if need > 0.9 * free:
        return "occupied: stop what nvidia-smi lists, or restart this process"
    return "placement: it fits; raise max_memory, or use device_map={'': 0}"


def example(folder: Path) -> Path:
    """Write the header of a model with 32 layers and no data."""
    layer = {"q": [4096, 4096], "k": [1024, 4096], "v": [1024, 4096], "o": [4096, 4096]}
    layer |= {"up": [14336, 4096], "gate": [14336, 4096], "down": [4096, 14336]}
    shapes = {f"layers.{index}.{name}": shape for index in range(32) for name, shape in layer.items()}
    shapes |= {"embed_tokens": [128256, 4096], "lm_head": [128256, 4096]}
    text = json.dumps({name: {"shape": shape} for name, shape in shapes.items()}).encode()
    (folder / "model.safetensors").write_bytes(struct.pack("<Q", len(text)) + text)
    return folder


examples = [(24 * GIB, 24 * GIB), (4 * GIB, 24 * GIB), (4 * GIB, 4 * GIB), (0, 0)]
if len(sys.argv) > 1:
    import torch
    states = [torch.cuda.mem_get_info(index) for index in range(torch.cuda.device_count())]
    examples = [(sum(free for free, _ in states), sum(total for _, total in states))]
folder = Path(sys.argv[1]) if len(sys.argv) > 1 else example(Path(tempfile.mkdtemp()))
if not any(folder.glob("*.safetensors")):
    sys.exit(f"{folder} holds no safetensors; if the message names offload_folder, the cause is `disk`")
for bits in (16, 8, 4):
    need = needed(folder, bits)
    for free, total in examples:
        memory = f"{need / GIB:.1f} GiB, free {free / GIB:.1f} of {total / GIB:.1f}"
        print(f"{bits} bits: {memory}: {verdict(need, free, total)}")
