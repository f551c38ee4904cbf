"""Ask a CPU build of torch for a tensor on a GPU."""

import torch

torch.zeros(1, device="cuda")
