"""torch.load reads what torch.save wrote, whatever the file's name is."""

import torch

torch.save({"weight": torch.zeros(2)}, "model.pkl")
print(torch.load("model.pkl"))
