"""Say what training a checkpoint takes on a GPU before any activation.

Usage: python diagnose.py model.safetensors GPU_GIB
"""

import json
import struct
import sys
import tempfile
from math import prod
from pathlib import Path

GIB = 2**30
# Bytes a weight: the weight, its gradient, and the optimizer's state.
WAYS = {
    "AdamW in float32": 4 + 4 + 8,
    "AdamW in bfloat16": 2 + 2 + 4,
    "AdamW of 8 bits, bfloat16 weights": 2 + 2 + 2,
    "SGD in bfloat16": 2 + 2,
    "LoRA on bfloat16 weights": 2,
}


def weights_in(path: Path) -> int:
    """Return how many numbers the header of a safetensors file announces."""
    with path.open("rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header = json.loads(file.read(length))
    return sum(prod(one["shape"]) for name, one in header.items() if name != "__metadata__")


def main(weights: int, gib: float) -> None:
    """Print the need of each way to train, and whether it fits."""
    print(f"{weights / 1e9:.2f} billion weights, GPU of {gib:.0f} GiB")
    for name, size in WAYS.items():
        need = weights * size / GIB
        print(f"{name}: {need:.1f} GiB {'fits' if need < 0.9 * gib else 'does not fit'}")


def example(folder: str) -> Path:
    """Write the header of a model of seven billion weights, without the weights."""
    entry = {"dtype": "BF16", "shape": [7000, 1000000], "data_offsets": [0, 14000000000]}
    header = json.dumps({"all": entry}).encode()
    path = Path(folder, "model.safetensors")
    path.write_bytes(struct.pack("<Q", len(header)) + header)
    return path


if sys.argv[1:]:
    main(weights_in(Path(sys.argv[1])), float(sys.argv[2]))
else:
    with tempfile.TemporaryDirectory() as folder:
        main(weights_in(example(folder)), 80)
