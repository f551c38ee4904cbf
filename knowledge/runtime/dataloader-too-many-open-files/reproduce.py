"""Keep every batch of a DataLoader with workers in a list, with 256 open files allowed."""

import resource

import torch
from torch.utils.data import DataLoader

hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))

if __name__ == "__main__":
    kept = []
    for batch in DataLoader(torch.zeros(2000, 4), batch_size=4, num_workers=2):
        kept.append(batch)
    print("batches kept:", len(kept))
