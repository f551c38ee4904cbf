"""Fail on the GPU; the last line of the message is what this page is about."""

import torch

torch.zeros(4, device="cuda")[torch.tensor([9], device="cuda")].tolist()
