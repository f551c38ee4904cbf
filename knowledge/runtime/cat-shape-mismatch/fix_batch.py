"""Ask the batch how many rows it has, for a state of zeros and for one that is learned."""

import torch

learned = torch.nn.Parameter(torch.ones(1, 4))
for batch in torch.zeros(100, 8).split(32):
    rows = len(batch)
    state = batch.new_zeros(rows, 4)
    joined = torch.cat([batch, state, learned.expand(rows, -1)], dim=1)
    print("batch of", rows, "gives", tuple(joined.shape))
