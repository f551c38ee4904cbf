"""Read a dataset whose decoder ends the process at a sample that it cannot read."""

import sys
import time

from torch.utils.data import DataLoader, Dataset


def decode(index: int) -> int:
    """Stand for a library, or an old script, that exits where it should raise."""
    if index == 37:
        time.sleep(1)  # the other batches have been fetched by then
        sys.exit(2)
    return index


class Samples(Dataset):
    def __len__(self) -> int:
        return 64

    def __getitem__(self, index: int) -> int:
        return decode(index)


if __name__ == "__main__":
    for batch in DataLoader(Samples(), batch_size=8, num_workers=2):
        print("batch from", batch[0].item(), flush=True)
    print("epoch done")
