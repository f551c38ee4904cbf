"""Go through 64 positions, of which one is wrong, in batches of a given size."""

import sys
import time

import torch

size = int(sys.argv[1])
table = torch.ones(100, 64, device="cuda")
weight = torch.ones(64, 8, device="cuda")
positions = torch.arange(64)
positions[50] = 100
for number, batch in enumerate(positions.split(size)):
    try:
        rows = table[batch.to("cuda")]
        time.sleep(0.2)
        (rows @ weight).sum().item()
    except RuntimeError as error:
        print(f"batches of {size}, number {number}: {str(error).splitlines()[0]}")
        break
