"""Check the files before the training, leave out samples that are None, and return tensors."""

import tempfile
from pathlib import Path

import torch
from torch.utils.data import DataLoader, default_collate


def without_none(batch):
    """Return a batch of the samples that were read, or None if there are none."""
    batch = [sample for sample in batch if sample is not None]
    return default_collate(batch) if batch else None


with tempfile.TemporaryDirectory() as folder:
    names = [Path(folder) / f"{index}.bin" for index in range(4)]
    for name in names[:3]:
        name.write_bytes(bytes([7, 8, 9]))
    found = [name for name in names if name.is_file()]
    print(f"{len(names) - len(found)} of {len(names)} files are missing: {names[3].name}")
    samples = [torch.tensor(list(name.read_bytes())) for name in found] + [None, None, None]

for batch in DataLoader(samples, batch_size=2, collate_fn=without_none):
    print("skipped" if batch is None else f"batch of {len(batch)}")
