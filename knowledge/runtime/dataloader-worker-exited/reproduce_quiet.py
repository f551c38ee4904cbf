"""Read a dataset whose decoder ends the process, and reports success while it does."""

import sys
import time

from torch.utils.data import DataLoader, Dataset


class Samples(Dataset):
    def __len__(self) -> int:
        return 64

    def __getitem__(self, index: int) -> int:
        if index == 37:
            time.sleep(1)
            sys.exit(0)
        return index


if __name__ == "__main__":
    for batch in DataLoader(Samples(), batch_size=8, num_workers=2):
        print("batch from", batch[0].item(), flush=True)
    print("epoch done")
