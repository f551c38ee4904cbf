"""Return from a worker what cannot be sent back; this one is forked."""

from torch.utils.data import DataLoader, Dataset


class Files(Dataset):
    def __len__(self) -> int:
        return 2

    def __getitem__(self, index: int) -> object:
        return open(__file__, "rb")


def keep(samples: list) -> list:
    return samples


if __name__ == "__main__":
    loader = DataLoader(
        Files(), num_workers=1, collate_fn=keep, multiprocessing_context="fork", timeout=15
    )
    for batch in loader:
        print(len(batch), flush=True)
