"""Pack a batch whose lengths are a column."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence

batch = torch.zeros(2, 5, 3)
lengths = torch.tensor([[5], [2]])
pack_padded_sequence(batch, lengths, batch_first=True)
