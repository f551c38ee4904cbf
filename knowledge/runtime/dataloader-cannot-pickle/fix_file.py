"""Keep the path, and open the file in each worker when it is first read."""

from functools import cached_property
from typing import BinaryIO

from torch.utils.data import DataLoader, Dataset


class Records(Dataset):
    def __init__(self, path: str) -> None:
        self.path = path

    @cached_property
    def file(self) -> BinaryIO:
        return open(self.path, "rb")

    def __getstate__(self) -> dict:
        return {"path": self.path}  # without the file, should the parent have read from it

    def __len__(self) -> int:
        return 16

    def __getitem__(self, index: int) -> int:
        self.file.seek(index)
        return self.file.read(1)[0]


if __name__ == "__main__":
    with open("data.bin", "wb") as file:
        file.write(bytes(range(16)))
    records = Records("data.bin")
    print("in the parent:", records[3])
    for batch in DataLoader(records, 8, num_workers=1, multiprocessing_context="spawn"):
        print(batch.tolist(), flush=True)
