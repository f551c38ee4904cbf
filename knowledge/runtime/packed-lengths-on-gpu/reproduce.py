"""Pack a batch whose lengths went to the GPU with it."""

import torch
from torch.nn.utils.rnn import pack_padded_sequence

batch = torch.zeros(2, 5, 3, device="cuda")
lengths = torch.tensor([5, 2], device="cuda")
pack_padded_sequence(batch, lengths, batch_first=True)
