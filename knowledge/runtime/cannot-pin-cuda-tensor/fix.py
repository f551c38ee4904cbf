"""Keep the Dataset on the CPU, and move each batch in the loop."""

import torch
from torch.utils.data import DataLoader, TensorDataset

device = torch.device("cuda" if torch.cuda.is_available() else "meta")
dataset = TensorDataset(torch.zeros(8, 3))
for (x,) in DataLoader(dataset, batch_size=4, pin_memory=torch.cuda.is_available()):
    moved = x.to(device, non_blocking=True)
    print(x.device, "->", "another device" if moved.device != x.device else "the same device")
