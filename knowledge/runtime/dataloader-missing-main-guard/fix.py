"""The same script, with everything that starts workers under the guard."""

import torch
from torch.utils.data import DataLoader, TensorDataset


def main() -> None:
    numbers = TensorDataset(torch.arange(16.0))
    loader = DataLoader(numbers, batch_size=8, num_workers=1, multiprocessing_context="spawn")
    for (batch,) in loader:
        print("sum", batch.sum().item(), flush=True)


if __name__ == "__main__":
    main()
