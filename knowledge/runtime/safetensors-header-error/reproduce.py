"""Load a safetensors file of which only the first half arrived."""

import tempfile
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file

with tempfile.TemporaryDirectory() as folder:
    whole, half = Path(folder) / "model.safetensors", Path(folder) / "copy.safetensors"
    save_file({"weight": torch.zeros(1000, 10), "bias": torch.zeros(1000)}, whole)
    half.write_bytes(whole.read_bytes()[:20000])
    load_file(half)
