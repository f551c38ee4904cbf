"""Write model.safetensors beside pytorch_model.bin; run it where torch is 2.6 or newer."""

import sys
import tempfile
from pathlib import Path

import torch
from safetensors.torch import load_file, save_file

if len(sys.argv) > 1:
    folder = Path(sys.argv[1])
else:
    folder = Path(tempfile.mkdtemp())
    tied = torch.arange(6.0).reshape(2, 3)
    torch.save({"embed": tied, "head": tied, "view": tied.T}, folder / "pytorch_model.bin")
source = folder / "pytorch_model.bin"
if not source.is_file():
    sys.exit(f"{source} is missing; a model in several parts has pytorch_model-00001-of-….bin: convert each of them")
weights = torch.load(source, map_location="cpu", weights_only=True)
copies = {name: tensor.clone().contiguous() for name, tensor in weights.items()}
save_file(copies, folder / "model.safetensors", metadata={"format": "pt"})
again = load_file(folder / "model.safetensors")
print(len(again), "tensors, equal:", all(torch.equal(again[name], weights[name]) for name in weights))
