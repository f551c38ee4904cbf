"""Bring lengths of any kind into the form that packing wants."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence

batch = torch.zeros(3, 5, 3)
for lengths in (torch.tensor([5.0, 2.0, 1.0]), torch.tensor([[2], [5], [0]]), [1, 5, 2]):
    lengths = torch.as_tensor(lengths).flatten().to("cpu", torch.int64).clamp(min=1)
    packed = pack_padded_sequence(batch, lengths, batch_first=True, enforce_sorted=False)
    print(lengths.tolist(), "->", packed.batch_sizes.tolist())
