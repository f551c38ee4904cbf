"""torch.load reads data.pkl, which is only one part of an unpacked checkpoint."""

import zipfile

import torch

torch.save({"weight": torch.zeros(2)}, "model.pth")
with zipfile.ZipFile("model.pth") as archive:
    archive.extractall()
    print(*sorted(archive.namelist())[:5], flush=True)

torch.load("model/data.pkl", weights_only=False)
