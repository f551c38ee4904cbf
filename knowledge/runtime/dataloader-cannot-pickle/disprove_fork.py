"""Let forked workers read a file that the parent opened, and compare with the file."""

from torch.utils.data import DataLoader, Dataset


class Records(Dataset):
    def __init__(self, path: str) -> None:
        self.file = open(path, "rb", buffering=0)

    def __len__(self) -> int:
        return 200_000

    def __getitem__(self, index: int) -> bool:
        self.file.seek(index * 4)
        return int.from_bytes(self.file.read(4), "little") == index


def wrong(workers: int) -> int:
    context = "fork" if workers else None
    loader = DataLoader(
        Records("data.bin"), 1000, num_workers=workers, multiprocessing_context=context
    )
    return sum(int((~batch).sum()) for batch in loader)


if __name__ == "__main__":
    with open("data.bin", "wb") as file:
        file.write(b"".join(index.to_bytes(4, "little") for index in range(200_000)))
    print("without workers, wrong records:", wrong(0))
    print("one forked worker, wrong records:", wrong(1))
    print("four forked workers, some records are wrong:", wrong(4) > 0)
