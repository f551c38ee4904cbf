"""Catch the error and go on with the same iterator, then count what was read."""

from reproduce import Samples
from torch.utils.data import DataLoader

if __name__ == "__main__":
    batches = iter(DataLoader(Samples(), batch_size=8, num_workers=2))
    read = set()
    while True:
        try:
            read.update(next(batches).tolist())
        except StopIteration:
            break
        except RuntimeError as error:
            print("caught:", error)
    print(f"{len(read)} of 64 samples, one of which could not be read")
    print("missing:", sorted(set(range(64)) - read))
