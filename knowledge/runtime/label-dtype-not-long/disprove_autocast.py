"""Ask autocast, and then the default dtype, to look after the labels."""

import torch

logits, labels = torch.zeros(4, 3), torch.tensor([0.0, 1.0, 2.0, 0.0])
try:
    torch.set_default_dtype(torch.int64)
except TypeError as error:
    print("set_default_dtype:", error, flush=True)
with torch.autocast("cpu", dtype=torch.bfloat16):
    torch.nn.CrossEntropyLoss()(logits, labels)
