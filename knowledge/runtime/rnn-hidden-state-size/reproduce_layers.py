"""Give two layers the hidden state of one."""

import torch

gru = torch.nn.GRU(3, 4, num_layers=2, batch_first=True)
gru(torch.zeros(8, 5, 3), torch.zeros(1, 8, 4))
