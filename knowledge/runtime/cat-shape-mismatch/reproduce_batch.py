"""Join a state that was made for batches of 32 to each batch of 100 rows."""

import torch

state = torch.zeros(32, 4)
for batch in torch.zeros(100, 8).split(32):
    print("batch of", len(batch), flush=True)
    torch.cat([batch, state], dim=1)
