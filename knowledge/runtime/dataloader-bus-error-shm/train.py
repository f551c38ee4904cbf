"""Read 128 images of 3 x 256 x 256 in two workers: python train.py [DTYPE [SHARING_STRATEGY]]."""

import sys
import time

import torch
from torch.utils.data import DataLoader, Dataset

dtype = getattr(torch, sys.argv[1]) if len(sys.argv) > 1 else torch.float32
if len(sys.argv) > 2:
    torch.multiprocessing.set_sharing_strategy(sys.argv[2])


class Images(Dataset):
    def __len__(self) -> int:
        return 128

    def __getitem__(self, index: int) -> torch.Tensor:
        return torch.ones(3, 256, 256, dtype=dtype)


if __name__ == "__main__":
    for batch in DataLoader(Images(), batch_size=8, num_workers=2):
        time.sleep(0.05)
    print("epoch done:", dtype)
