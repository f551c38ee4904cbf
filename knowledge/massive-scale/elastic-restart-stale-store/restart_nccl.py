"""Sum over two GPUs; rank 1 fails in the first attempt, and rank 0 is always three seconds late."""

import os
import sys
import time

import torch
from torch import distributed

attempt, rank = os.environ["TORCHELASTIC_RESTART_COUNT"], int(os.environ["RANK"])
device = torch.device("cuda", rank)
torch.cuda.set_device(device)
time.sleep(3 * (1 - rank))  # rank 0 writes the id, rank 1 reads it
distributed.init_process_group("nccl")
data = torch.ones(1, device=device)
distributed.all_reduce(data)
sys.stdout.write(f"attempt {attempt}, rank {rank}: sum {data.item():.0f}\n")
sys.stdout.flush()
if attempt == "0":
    distributed.barrier(device_ids=[rank])
    os._exit(rank)
distributed.destroy_process_group()
