"""Pad the texts of a batch to its longest, and say which places are padding."""

import torch
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader


def collate(texts: list[list[int]]) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the numbers in rows of equal length, and True where a row has a number."""
    rows = [torch.tensor(text) for text in texts]
    lengths = torch.tensor([len(row) for row in rows])
    padded = pad_sequence(rows, batch_first=True, padding_value=0)
    return padded, torch.arange(padded.shape[1]) < lengths[:, None]


texts = [[101, 7592, 102], [101, 7592, 2088, 999, 102]]
for numbers, mask in DataLoader(texts, batch_size=2, collate_fn=collate):
    print(numbers.tolist())
    print(mask.int().tolist())
