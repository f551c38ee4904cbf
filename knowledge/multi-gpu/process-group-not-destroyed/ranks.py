"""Reduce over both ranks, and come to the end, with both GPUs in sight or with one."""

import os

rank = int(os.environ["LOCAL_RANK"])
if os.environ.get("ONE"):
    os.environ["CUDA_VISIBLE_DEVICES"] = str(rank)  # before CUDA is initialized

import torch
import torch.distributed as dist

torch.cuda.set_device(0 if os.environ.get("ONE") else rank)
dist.init_process_group("nccl")
total = torch.ones(1, device="cuda")
dist.all_reduce(total)
print(f"rank {rank}: sum {total.item():.0f}, GPUs in sight {torch.cuda.device_count()}")
