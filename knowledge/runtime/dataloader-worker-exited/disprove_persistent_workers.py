"""Let a stream fail as its second epoch begins, without and with persistent workers."""

from collections.abc import Iterator

from torch.utils.data import DataLoader, IterableDataset


class Lines(IterableDataset):
    def __init__(self) -> None:
        self.epoch = 0

    def __iter__(self) -> Iterator[int]:
        if self.epoch == 1:
            raise OSError("the share is gone")
        self.epoch += 1
        return iter(range(8))


if __name__ == "__main__":
    lines = Lines()
    lines.epoch = 1
    try:
        list(DataLoader(lines, num_workers=1))
    except OSError as error:
        print("new workers:", str(error).splitlines()[0], flush=True)

    loader = DataLoader(Lines(), num_workers=1, persistent_workers=True)
    for epoch in range(2):
        print(f"persistent workers, epoch {epoch}: {len(list(loader))} lines", flush=True)
