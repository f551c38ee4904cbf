"""Load samples in a worker, where the file of the third one does not exist."""

from pathlib import Path
from torch.utils.data import DataLoader, Dataset


class Images(Dataset):
    """Four names, and no file behind any of them from the third on."""

    def __len__(self):
        """Return the number of names."""
        return 4

    def __getitem__(self, index):
        """Return the index, or read a file that is missing."""
        return index if index < 2 else Path(f"missing/{index}.png").read_bytes()


if __name__ == "__main__":
    for batch in DataLoader(Images(), batch_size=2, num_workers=1):
        print("batch:", batch.tolist(), flush=True)
