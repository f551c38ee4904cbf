"""Strings that are not devices."""

import torch


def message(call):
    try:
        call()
    except RuntimeError as error:
        print(error)


for text in ("0", "cuda:cpu", "cuda:cuda:0", "cuda:0,1", "gpu", "train"):
    message(lambda: torch.device(text))
message(lambda: torch.zeros(1).cuda("cpu"))
local_rank = None  # no launcher has set it
torch.zeros(1).to(f"cuda:{local_rank}")
