"""Fail on the first GPU, and go on with the second one of the same process."""

import torch

first = torch.ones(2, device="cuda:0")
second = torch.ones(2, device="cuda:1")
try:
    first[torch.tensor([2], device="cuda:0")].tolist()
except RuntimeError as error:
    print("GPU 0:", str(error).splitlines()[0])
try:
    print("GPU 1:", second.tolist())
except RuntimeError as error:
    print("GPU 1:", str(error).splitlines()[0])
