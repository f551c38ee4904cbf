"""Save into a buffer, and load from where the writing ended."""

import io

import torch

buffer = io.BytesIO()
torch.save({"step": 1}, buffer)
print("position", buffer.tell(), "of", len(buffer.getvalue()), flush=True)

torch.load(buffer)
