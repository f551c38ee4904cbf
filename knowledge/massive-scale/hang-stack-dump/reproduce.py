"""Train on two ranks; a data loader worker of rank 1 deadlocks, and nobody prints an error."""

import threading
import time

import torch
import torch.distributed as dist
from torch.utils.data import DataLoader, Dataset

CACHE = threading.Lock()


class Images(Dataset):
    def __len__(self) -> int:
        return 8

    def __getitem__(self, index: int) -> torch.Tensor:
        with CACHE:
            return torch.ones(1)


def refresh_cache() -> None:
    with CACHE:
        time.sleep(3600)


def train() -> None:
    batches = iter(DataLoader(Images(), num_workers=1, multiprocessing_context="fork"))
    for step in range(8):
        batch = next(batches)
        dist.all_reduce(batch)
        print(f"rank {dist.get_rank()}, step {step}", flush=True)


if __name__ == "__main__":
    dist.init_process_group("gloo")
    if dist.get_rank() == 1:  # the worker is forked while another thread holds the lock
        threading.Thread(target=refresh_cache, daemon=True).start()
    print(f"rank {dist.get_rank()} begins", flush=True)
    train()
