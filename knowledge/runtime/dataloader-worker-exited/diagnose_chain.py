"""Let a worker end with its last batch not yet fetched, and show the first error of the chain."""

import os
import sys
import time

import torch
from torch.utils.data import DataLoader, Dataset


class Samples(Dataset):
    def __init__(self, way: str) -> None:
        self.way = way

    def __len__(self) -> int:
        return 2

    def __getitem__(self, index: int) -> torch.Tensor:
        if index == 1:
            time.sleep(0.5)  # the first batch is on its way
            sys.exit(0) if self.way == "sys.exit(0)" else os._exit(0)
        return torch.ones(1000)


if __name__ == "__main__":
    for way in ("sys.exit(0)", "os._exit(0)"):
        batches = iter(DataLoader(Samples(way), num_workers=1))
        time.sleep(3)  # a long step, or a model that is still loading
        try:
            next(batches)
        except RuntimeError as error:
            print(f"{way}: {type(error.__cause__).__name__}, then: {error}")
