"""Leave the default on the CPU, and move each batch."""

import torch
from torch.utils.data import DataLoader

loader = DataLoader(range(8), batch_size=8, shuffle=True)
batch = next(iter(loader))
print("loader on", batch.device.type)
batch = batch.to("cuda")
print("batch on", batch.device.type, "contains", sorted(batch.tolist()))
