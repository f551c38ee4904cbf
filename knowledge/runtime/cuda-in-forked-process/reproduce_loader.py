"""Make CUDA tensors in the workers of a DataLoader."""

import torch
from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset[torch.Tensor]):
    """Ten numbers, each on the GPU."""

    def __len__(self) -> int:
        """Return how many there are."""
        return 10

    def __getitem__(self, index: int) -> torch.Tensor:
        """Return one of them."""
        return torch.tensor(float(index), device="cuda")


if __name__ == "__main__":
    torch.ones(1, device="cuda")
    for batch in DataLoader(Numbers(), batch_size=5, num_workers=1):
        print(batch.tolist())
