"""Hand batches to the default collate function, and look at what comes of each."""

import numpy
import torch
from torch.utils.data import default_collate

zeros = torch.zeros
batches = {
    "one image is gray": [zeros(3, 8, 8), zeros(1, 8, 8)],
    "one has no channel": [zeros(8, 8), zeros(3, 8, 8)],
    "arrays": [numpy.zeros((3, 2)), numpy.zeros((4, 2))],
    "in a dict": [{"mask": zeros(1, 8, 8)}, {"mask": zeros(3, 8, 8)}],
    "lists, 3 and 2": [[1, 2, 3], [4, 5]],
    "lists, 3 and 3": [[1, 2, 3], [4, 5, 6]],
    "lists of boxes, 2 and 2": [[[0, 0, 5, 5], [1, 1, 6, 6]], [[2, 2, 7, 7], [3, 3, 8, 8]]],
    "an array and a tensor": [zeros(2), numpy.zeros(2)],
    "one key is missing": [{"a": 1, "b": 2}, {"a": 1}],
    "a sample is None": [None, zeros(2)],
}
for name, batch in batches.items():
    try:
        print(f"{name}: {default_collate(batch)}")
    except (RuntimeError, TypeError, KeyError) as error:
        print(f"{name}: {type(error).__name__}: {error}")
