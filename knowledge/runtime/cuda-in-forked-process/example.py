"""Ask for a GPU, then read data in a worker that asks again."""

import torch
from torch.utils.data import DataLoader, Dataset


class Numbers(Dataset[torch.Tensor]):
    """Two numbers, on the GPU if there is one."""

    def __len__(self) -> int:
        """Return how many there are."""
        return 2

    def __getitem__(self, index: int) -> torch.Tensor:
        """Return one of them."""
        device = "cuda" if torch.cuda.is_available() else "cpu"
        return torch.tensor(float(index), device=device)


if __name__ == "__main__":
    print("device:", "cuda" if torch.cuda.is_available() else "cpu")
    for batch in DataLoader(Numbers(), batch_size=2, num_workers=1, multiprocessing_context="fork"):
        print(batch.tolist())
