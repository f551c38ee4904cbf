"""Make CPU tensors in the workers of a DataLoader, and move whole batches."""

import torch
from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset[torch.Tensor]):
    """Ten numbers, on the CPU."""

    def __len__(self) -> int:
        """Return how many there are."""
        return 10

    def __getitem__(self, index: int) -> torch.Tensor:
        """Return one of them."""
        return torch.tensor(float(index))


if __name__ == "__main__":
    torch.ones(1, device="cuda")
    for batch in DataLoader(Numbers(), batch_size=5, num_workers=1):
        print((batch.cuda() * 2).tolist())
