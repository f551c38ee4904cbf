"""Load tensors of unequal sizes in several orders, with and without a worker."""

import gc

import torch
from torch.utils.data import DataLoader


def outcome(sizes: list[int], workers: int) -> str:
    """Return the last line of the error for a batch of tensors with these sizes."""
    tensors = [torch.zeros(size) for size in sizes]
    try:
        return str(list(DataLoader(tensors, batch_size=len(sizes), num_workers=workers)))
    except RuntimeError as error:
        return str(error).strip().splitlines()[-1].removeprefix("RuntimeError: ")


if __name__ == "__main__":
    for sizes in ([3, 1], [1, 3], [2, 1, 3], [3, 1, 2]):
        wanted = len(sizes) * sizes[0]
        print(f"{sizes}: {sum(sizes)} numbers, room wanted for {wanted}")
        for workers in (0, 1):
            print(f"    {workers} workers: {outcome(sizes, workers)}")
            gc.collect()  # or the next worker inherits the remains of this loader
