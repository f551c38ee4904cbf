"""Five batches with wrong labels, for diagnose_script.py."""

import contextlib

import torch
from torch.nn.functional import cross_entropy

batches = {
    "labels from 1": (torch.zeros(4, 10), torch.tensor([1, 5, 10, 3])),
    "two outputs, three classes": (torch.zeros(4, 2), torch.tensor([0, 1, 2, 1])),
    "a mask with 255": (torch.zeros(1, 3, 2, 2), torch.tensor([[[0, 2], [255, 1]]])),
    "a mask of gray values": (torch.zeros(1, 2, 2, 2), torch.tensor([[[0, 64], [128, 192]]])),
    "uninitialized memory": (torch.zeros(2, 3), torch.tensor([0, 4294967297000])),
}
for name, (logits, labels) in batches.items():
    print(f"# {name}")
    with contextlib.suppress(SystemExit):
        cross_entropy(logits, labels)
