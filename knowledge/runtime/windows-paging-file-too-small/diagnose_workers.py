"""Count the processes that import torch when a DataLoader has two workers, as on Windows."""

import os

import torch
from torch.utils.data import DataLoader, Dataset


class Processes(Dataset):
    """Each sample is the number of the process that made it."""

    def __len__(self) -> int:
        return 8

    def __getitem__(self, index: int) -> int:
        return os.getpid()


if __name__ == "__main__":
    for workers in (0, 2):
        loader = DataLoader(
            Processes(), num_workers=workers, multiprocessing_context="spawn" if workers else None
        )
        seen = {os.getpid(), *(int(one) for one in loader)}
        print(f"num_workers={workers}: {len(seen)} processes import torch {torch.__version__[0]}")
