"""Pad rows, copy a reversed array, and leave out what has no value."""

import numpy
import torch
from torch.nn.utils.rnn import pad_sequence

rows = [[5, 6, 7], [8, 9]]
padded = pad_sequence([torch.tensor(row) for row in rows], batch_first=True, padding_value=0)
print("padded:", padded.tolist())
short = torch.tensor([row[:2] for row in rows])  # all rows have at least two
print("truncated:", tuple(short.shape))
array = numpy.array([1.0, 2.0, 3.0])[::-1]
print("reversed:", torch.from_numpy(array.copy()).tolist())
samples = [[1, 2, 3], [4, None, 6]]
kept = [sample for sample in samples if None not in sample]
print("without the None:", tuple(torch.tensor(kept).shape))
