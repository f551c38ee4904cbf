"""The same loader with a function of the module, and its setting bound by partial."""

from functools import partial

import torch
from torch.utils.data import DataLoader


def scaled(samples: list, factor: int) -> torch.Tensor:
    return torch.tensor(samples) * factor


def main() -> None:
    collate = partial(scaled, factor=2)
    loader = DataLoader(
        range(8), 4, num_workers=1, collate_fn=collate, multiprocessing_context="forkserver"
    )
    for batch in loader:
        print(batch.tolist(), flush=True)


if __name__ == "__main__":
    main()
