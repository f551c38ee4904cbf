"""Train three steps on two ranks; after the second, rank 0 alone averages a validation score."""

from datetime import timedelta

import torch
import torch.distributed as dist

dist.init_process_group("gloo", timeout=timedelta(seconds=5))
rank = dist.get_rank()


def average(value: float) -> float:
    tensor = torch.tensor([value])
    dist.all_reduce(tensor)
    return tensor.item() / dist.get_world_size()


for step in (1, 2, 3):
    print(f"rank {rank}, step {step}: gradient {average(1.0)}", flush=True)
    if step == 2 and rank == 0:
        print(f"rank {rank}, validation: score {average(90.0)}", flush=True)

dist.destroy_process_group()
