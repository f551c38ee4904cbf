"""Define the dataset under the main guard, where a worker that imports the file has none."""

from torch.utils.data import DataLoader, Dataset

if __name__ == "__main__":

    class Squares(Dataset):
        def __len__(self) -> int:
            return 8

        def __getitem__(self, index: int) -> int:
            return index**2

    for batch in DataLoader(Squares(), num_workers=1, multiprocessing_context="spawn"):
        print(batch.tolist(), flush=True)
