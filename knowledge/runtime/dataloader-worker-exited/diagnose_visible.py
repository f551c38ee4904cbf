"""Wrap a dataset so that nothing but a signal or os._exit can end its worker unseen."""

from reproduce import Samples
from torch.utils.data import DataLoader, Dataset


class Visible(Dataset):
    def __init__(self, dataset: Dataset) -> None:
        self.dataset = dataset

    def __len__(self) -> int:
        return len(self.dataset)

    def __getitem__(self, index: int) -> object:
        try:
            return self.dataset[index]
        except Exception:
            raise
        except BaseException as error:  # SystemExit, KeyboardInterrupt, a panic in Rust
            raise RuntimeError(f"sample {index} raised {error!r}") from error


if __name__ == "__main__":
    for batch in DataLoader(Visible(Samples()), batch_size=8, num_workers=2):
        print("batch from", batch[0].item(), flush=True)
