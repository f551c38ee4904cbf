"""Allow the one class that the file needs, then save the checkpoint so that it needs none."""

from argparse import Namespace

import torch

model = torch.nn.Linear(2, 2)
torch.save({"model": model.state_dict(), "args": Namespace(lr=0.1)}, "checkpoint.pt")

with torch.serialization.safe_globals([Namespace]):
    checkpoint = torch.load("checkpoint.pt")
print("loaded:", checkpoint["args"])

checkpoint["args"] = vars(checkpoint["args"])
torch.save(checkpoint, "plain.pt")
print("needs nothing:", torch.load("plain.pt")["args"])
