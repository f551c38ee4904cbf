"""Draw the sizes of blocks at random, and keep at most 3300 of 4096 MiB in use."""

import random

import torch

MIB = 2**20
total = torch.cuda.get_device_properties(0).total_memory
torch.cuda.set_per_process_memory_fraction(4096 * MIB / total)
random.seed(0)
live, used, blocks = [], 0, 0
try:
    for _ in range(4000):
        size = random.randint(2, 200)
        while used + size > 3300:
            used -= live.pop(random.randrange(len(live))).numel() // MIB
        live.append(torch.empty(size * MIB, dtype=torch.uint8, device="cuda"))
        used += size
        blocks += 1
finally:
    print("blocks handed out:", blocks)
