"""Wait for all kernels before the first collective: whose error is it?"""

import os

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl")
weights, index = torch.ones(4, device="cuda"), torch.arange(4, device="cuda")
picked = weights[index]
index += 6 * rank
torch.cuda.synchronize()
torch.cuda._sleep(60_000_000)  # kernels of a step: some hundredths of a second
picked = weights[index]
print(f"rank {rank}: the step is queued", flush=True)
torch.cuda.synchronize()
print(f"rank {rank}: the step is right", flush=True)
distributed.all_reduce(weights)
distributed.destroy_process_group()
