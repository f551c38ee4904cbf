"""Catch the error around the loop, and count the programs that then run to their end."""

from pathlib import Path

import torch
from torch.utils.data import DataLoader, TensorDataset

numbers = TensorDataset(torch.arange(16.0))
loader = DataLoader(numbers, batch_size=8, num_workers=2, multiprocessing_context="spawn")
try:
    for (batch,) in loader:
        print("sum", batch.sum().item(), flush=True)
except RuntimeError:
    pass

with Path("saved.log").open("a") as log:
    log.write(f"checkpoint saved by {__name__}\n")
if __name__ == "__main__":
    print(Path("saved.log").read_text(), end="")
    Path("saved.log").unlink()
