"""Shuffle with a generator of the default device."""

import torch
from torch.utils.data import DataLoader

torch.set_default_device("cuda")
generator = torch.Generator(device="cuda").manual_seed(0)
loader = DataLoader(range(8), batch_size=8, shuffle=True, generator=generator)
batch = next(iter(loader))
print("batch on", batch.device.type, "contains", sorted(batch.tolist()))
