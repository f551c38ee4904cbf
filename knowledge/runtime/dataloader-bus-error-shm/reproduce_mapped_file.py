"""Read a memory-mapped file in a worker after the file became shorter."""

import mmap
import os
import time

from torch.utils.data import DataLoader, Dataset


class Records(Dataset):
    def __init__(self, path: str) -> None:
        with open(path, "rb") as file:
            self.data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    def __len__(self) -> int:
        return 16

    def __getitem__(self, index: int) -> int:
        return self.data[index * 65536]


if __name__ == "__main__":
    with open("data.bin", "wb") as file:
        file.truncate(16 * 65536)
    records = Records("data.bin")
    os.truncate("data.bin", 8 * 65536)

    room = os.statvfs("/dev/shm")
    print("free in /dev/shm:", room.f_bavail * room.f_frsize // 2**20, "MiB")
    for batch in DataLoader(records, num_workers=1):
        time.sleep(0.1)
