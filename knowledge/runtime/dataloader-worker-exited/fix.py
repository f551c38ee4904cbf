"""Turn the exit into an exception where it happens, and leave the sample out."""

from reproduce import Samples, decode
from torch.utils.data import DataLoader, default_collate


class Checked(Samples):
    def __getitem__(self, index: int) -> int | None:
        try:
            return decode(index)
        except SystemExit as error:
            print(f"sample {index} left out: its decoder ended with {error.code}", flush=True)
            return None


def collate(samples: list) -> object:
    return default_collate([sample for sample in samples if sample is not None])


if __name__ == "__main__":
    read = 0
    for batch in DataLoader(Checked(), batch_size=8, num_workers=2, collate_fn=collate):
        read += len(batch)
    print(f"epoch done: {read} of 64 samples")
