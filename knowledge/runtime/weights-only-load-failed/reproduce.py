"""Load a checkpoint that holds the program's arguments beside the weights."""

from argparse import Namespace

import torch

model = torch.nn.Linear(2, 2)
torch.save({"model": model.state_dict(), "args": Namespace(lr=0.1)}, "checkpoint.pt")

torch.load("checkpoint.pt")
