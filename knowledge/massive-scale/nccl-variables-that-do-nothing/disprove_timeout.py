"""Let one rank come six seconds late to a collective, with the variable set to one second."""

import os
import time

os.environ["NCCL_TIMEOUT"] = "1"

import torch
from torch import distributed

rank = int(os.environ["RANK"])
torch.cuda.set_device(rank)
distributed.init_process_group("nccl", device_id=torch.device("cuda", rank))
tensor = torch.ones(1, device="cuda")
distributed.barrier()
start = time.time()
time.sleep(6 * rank)
distributed.all_reduce(tensor)
total, name = tensor.item(), "NCCL_TIMEOUT"
waited = time.time() - start
print(f"rank {rank}: waited {waited:.0f} s, sum {total:.0f}, {name}={os.environ[name]}", flush=True)
distributed.destroy_process_group()
