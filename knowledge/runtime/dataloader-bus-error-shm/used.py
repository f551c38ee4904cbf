"""Print how much of /dev/shm is taken while the training loop works on a batch."""

import os
import time

from torch.utils.data import DataLoader
from train import Images


def used_mib() -> float:
    room = os.statvfs("/dev/shm")
    return (room.f_blocks - room.f_bfree) * room.f_frsize / 2**20


if __name__ == "__main__":
    sizes = []
    for _batch in DataLoader(Images(), batch_size=8, num_workers=2):
        time.sleep(0.2)  # long enough for the workers to fill their queue
        sizes.append(used_mib())
    print(f"while the loop works: {max(sizes):.0f} MiB")
