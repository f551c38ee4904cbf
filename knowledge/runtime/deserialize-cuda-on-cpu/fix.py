"""Load the same checkpoint onto the CPU, and write it once without a GPU's tag."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = ""
import torch
from stand_in import saved_on_gpu

saved = torch.nn.Linear(4, 2)
with saved_on_gpu(0):
    torch.save(saved.state_dict(), "checkpoint.pt")

weights = torch.load("checkpoint.pt", map_location="cpu")
model = torch.nn.Linear(4, 2)
model.load_state_dict(weights)
model.to("cuda" if torch.cuda.is_available() else "cpu")
print("the same weights:", torch.equal(model.weight, saved.weight))

torch.save(weights, "anywhere.pt")
print("without map_location:", torch.load("anywhere.pt")["weight"].device)
