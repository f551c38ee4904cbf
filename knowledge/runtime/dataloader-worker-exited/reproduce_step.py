"""Let a worker end while the main process is busy with a step of the training."""

import time

from reproduce import Samples
from torch.utils.data import DataLoader


def train_step() -> None:
    time.sleep(6)


if __name__ == "__main__":
    for batch in DataLoader(Samples(), batch_size=8, num_workers=2, prefetch_factor=4):
        print("batch from", batch[0].item(), flush=True)
        train_step()
    print("epoch done")
