"""Save a model from the first GPU, and from the CPU with the stand-in's tag."""

import zipfile

import torch
from stand_in import saved_on_gpu

model = torch.nn.Linear(4, 2)
with saved_on_gpu(0):
    torch.save(model.state_dict(), "stand_in.pt")
torch.save(model.cuda().state_dict(), "checkpoint.pt")

with zipfile.ZipFile("checkpoint.pt") as real, zipfile.ZipFile("stand_in.pt") as other:
    for record in ("data.pkl", "data/0", "data/1"):
        data = real.read(f"checkpoint/{record}")
        same = data == other.read(f"stand_in/{record}")
        print(f"{record}: {len(data)} bytes, the stand-in has the same: {same}", flush=True)
