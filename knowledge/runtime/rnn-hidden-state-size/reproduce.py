"""Start each batch with a hidden state for 32 rows, although the last batch has eight."""

import torch

lstm = torch.nn.LSTM(3, 4, batch_first=True)
hidden = (torch.zeros(1, 32, 4), torch.zeros(1, 32, 4))
for batch in torch.zeros(72, 5, 3).split(32):
    print("rows:", len(batch), flush=True)
    lstm(batch, hidden)
