"""Hand a lambda to workers that start by forkserver, the default of Python 3.14 on Linux."""

import torch
from torch.utils.data import DataLoader


def main() -> None:
    collate = lambda samples: torch.tensor(samples) * 2
    loader = DataLoader(
        range(8), 4, num_workers=1, collate_fn=collate, multiprocessing_context="forkserver"
    )
    for batch in loader:
        print(batch.tolist(), flush=True)


if __name__ == "__main__":
    main()
