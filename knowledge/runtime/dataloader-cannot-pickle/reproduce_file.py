"""Open the data file in the constructor of a dataset, and start workers by spawn."""

from torch.utils.data import DataLoader, Dataset


class Records(Dataset):
    def __init__(self, path: str) -> None:
        self.file = open(path, "rb")

    def __len__(self) -> int:
        return 16

    def __getitem__(self, index: int) -> int:
        self.file.seek(index)
        return self.file.read(1)[0]


if __name__ == "__main__":
    with open("data.bin", "wb") as file:
        file.write(bytes(range(16)))
    for batch in DataLoader(Records("data.bin"), 8, num_workers=1, multiprocessing_context="spawn"):
        print(batch.tolist(), flush=True)
