"""Load a half-precision model in float32 if there is no GPU."""

import torch

model = torch.nn.Linear(3, 2).half()  # as a checkpoint in float16 gives it
device = "cuda" if torch.cuda.is_available() else "cpu"
dtype = torch.float16 if device == "cuda" else torch.float32
model = model.to(device, dtype)
rows = torch.ones(1, 3, device=device, dtype=dtype)
print("on", device, "with", model(rows).dtype)
