"""Load the same checkpoint onto the GPU that this process works on."""

import torch
from stand_in import saved_on_gpu

missing = torch.cuda.device_count()
with saved_on_gpu(missing):
    torch.save(torch.nn.Linear(4, 2).state_dict(), "checkpoint.pt")

here = torch.device("cuda", torch.cuda.current_device())
weights = torch.load("checkpoint.pt", map_location=here)
print("loaded onto:", weights["weight"].device)
