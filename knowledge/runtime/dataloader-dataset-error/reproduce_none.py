"""Return nothing for a sample that cannot be read, as many datasets do."""

import torch
from torch.utils.data import DataLoader

samples = [torch.zeros(3), None]
print("samples:", len(samples), flush=True)
next(iter(DataLoader(samples, batch_size=1, sampler=[1])))
