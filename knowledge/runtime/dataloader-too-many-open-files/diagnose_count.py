"""Count the files that 64 batches keep open in the main process, by what the loop keeps."""

import os

import torch
from torch.utils.data import DataLoader


def keep(how) -> int:
    """Load 64 batches, keep `how(batch)` of each, and return how many files that added."""
    before = len(os.listdir("/proc/self/fd"))
    kept = [how(batch) for batch in DataLoader(torch.zeros(64, 4), batch_size=1, num_workers=2)]
    after = len(os.listdir("/proc/self/fd"))
    assert len(kept) == 64
    return after - before


if __name__ == "__main__":
    for name, how in {
        "the batch": lambda batch: batch,
        "a row of it": lambda batch: batch[0],
        "batch.numpy()": lambda batch: batch.numpy(),
        "batch.clone()": lambda batch: batch.clone(),
        "batch.tolist()": lambda batch: batch.tolist(),
    }.items():
        print(f"{name}: 60 or more files: {keep(how) >= 60}")
    torch.multiprocessing.set_sharing_strategy("file_system")
    print(f"the batch, file_system: 60 or more files: {keep(lambda batch: batch) >= 60}")
