"""Hand the same numbers from worker to loop: as 300 tensors a batch, and as one with lengths."""

import time

import torch
from torch.utils.data import DataLoader

LENGTHS = [3 + index % 5 for index in range(300)]
BOXES = [torch.full((length, 4), float(length)) for length in LENGTHS]


def as_a_list(samples):
    return [box.clone() for box in BOXES]


def as_one(samples):
    return torch.cat(BOXES), torch.tensor(LENGTHS)


def batches(collate):
    """Return the milliseconds of each batch that one worker hands over."""
    loader = iter(DataLoader(range(24), 1, num_workers=1, collate_fn=collate))
    next(loader)
    times = [time.perf_counter()]
    for _ in loader:
        times.append(time.perf_counter())
    return [1e3 * (end - start) for start, end in zip(times, times[1:])]


for label, collate in {"300 tensors": as_a_list, "one tensor": as_one}.items():
    print(f"{label}:", *(f"{one:.2f}" for one in batches(collate)), "ms")
boxes, lengths = as_one(None)
print("same boxes:", all(map(torch.equal, boxes.split(lengths.tolist()), BOXES)))
