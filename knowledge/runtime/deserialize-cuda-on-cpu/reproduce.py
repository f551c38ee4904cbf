"""Load a checkpoint from a GPU where no GPU is."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = ""
import torch
from stand_in import saved_on_gpu

with saved_on_gpu(0):
    torch.save(torch.nn.Linear(4, 2).state_dict(), "checkpoint.pt")

torch.load("checkpoint.pt")
