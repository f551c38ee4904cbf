"""Compare what a DataLoader keeps in shared memory with what /dev/shm has."""

import os

import torch
from torch.utils.data import DataLoader, TensorDataset


def tensor_bytes(batch: object) -> int:
    if isinstance(batch, torch.Tensor):
        return batch.nbytes
    parts = batch.values() if isinstance(batch, dict) else batch
    return sum(tensor_bytes(part) for part in parts) if isinstance(parts, (list, tuple)) else 0


def report(loader: DataLoader) -> None:
    first = next(iter(DataLoader(loader.dataset, loader.batch_size, collate_fn=loader.collate_fn)))
    size = tensor_bytes(first) / 2**20
    batches = loader.num_workers * loader.prefetch_factor + 2
    room = os.statvfs("/dev/shm")
    free = room.f_bavail * room.f_frsize / 2**20
    print(f"one batch: {size:.1f} MiB, in flight at once: {batches}")
    print(f"needed in /dev/shm: {size * batches:.0f} MiB")
    print(f"free in /dev/shm: {free:.0f} MiB")


images = TensorDataset(torch.ones(128, 3, 256, 256), torch.zeros(128))
report(DataLoader(images, batch_size=8, num_workers=2))
