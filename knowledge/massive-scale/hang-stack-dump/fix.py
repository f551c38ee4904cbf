"""Start the workers in fresh processes: they inherit no lock that a thread holds."""

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
    batches = iter(DataLoader(Images(), num_workers=1, multiprocessing_context="spawn", timeout=50))
    for step in range(8):
        batch = next(batches)
        dist.all_reduce(batch)
    if dist.get_rank() == 0:  # one rank alone prints, so that no two lines come in either order
        print(f"8 steps on both ranks: the last sum is {batch.item():.0f}")


if __name__ == "__main__":
    dist.init_process_group("gloo")
    if dist.get_rank() == 1:
        threading.Thread(target=refresh_cache, daemon=True).start()
    train()
    dist.destroy_process_group()
