"""Read a dataset of this file's own by two spawned workers, under a guard."""

from torch.utils.data import DataLoader, Dataset


class Squares(Dataset):
    def __len__(self) -> int:
        return 8

    def __getitem__(self, index: int) -> int:
        return index**2


if __name__ == "__main__":
    loader = DataLoader(Squares(), num_workers=2, multiprocessing_context="spawn")
    print("sum", sum(batch.item() for batch in loader))
