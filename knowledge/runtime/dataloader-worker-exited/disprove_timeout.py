"""Give the loader a longer timeout, and measure when the same error comes."""

import time

from reproduce_quiet import Samples
from torch.utils.data import DataLoader

if __name__ == "__main__":
    for timeout in (0, 10, 15):
        start = time.monotonic()
        try:
            list(DataLoader(Samples(), batch_size=64, num_workers=1, timeout=timeout))
        except RuntimeError as error:
            print(f"timeout={timeout}: {error} after {time.monotonic() - start:.0f} s", flush=True)
