"""A model of 24 layers, and a GPU of four GiB for it."""

import torch
from torch import nn

torch.manual_seed(0)
torch.cuda.set_per_process_memory_fraction(4 * 2**30 / torch.cuda.mem_get_info()[1])
layers = [nn.Sequential(nn.Linear(2048, 2048, device="cuda"), nn.ReLU()) for _ in range(24)]
model = nn.Sequential(*layers)
data = torch.randn(32768, 2048, device="cuda")
