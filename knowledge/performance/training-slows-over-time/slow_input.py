"""A data set that reads its index from the start for each sample, so later samples cost more."""

from torch.utils.data import DataLoader, Dataset

LINES = [f"sample {number}" for number in range(3200)]


class Lines(Dataset):
    """Find each sample by walking through all lines before it."""

    def __len__(self):
        return len(LINES)

    def __getitem__(self, index):
        return next(len(line) for number, line in enumerate(LINES) if number == index)


for _ in DataLoader(Lines(), batch_size=16):
    sum(range(2000))
