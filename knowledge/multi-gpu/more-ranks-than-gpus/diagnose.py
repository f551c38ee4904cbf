"""Print which ranks of a node have no GPU: run it with your launcher in place of train.py."""

import os
import sys


def first_set(*names: str) -> str:
    """Return the first of these variables that is set."""
    return next((os.environ[name] for name in names if name in os.environ), "")


def visible() -> int:
    """Return how many GPUs this process sees; the first argument overrides it."""
    if len(sys.argv) > 1:
        return int(sys.argv[1])
    import torch

    return torch.cuda.device_count()


local = int(first_set("LOCAL_RANK", "SLURM_LOCALID", "OMPI_COMM_WORLD_LOCAL_RANK") or 0)
tasks = first_set("LOCAL_WORLD_SIZE", "SLURM_NTASKS_PER_NODE", "OMPI_COMM_WORLD_LOCAL_SIZE")
gpus, count = visible(), int(tasks or 1)
if local < gpus:
    verdict = f"has GPU {local}"
elif gpus == 1 and os.environ.get("CUDA_VISIBLE_DEVICES") != "0":
    verdict = "sees one GPU of its own: select 0"
else:
    verdict = f"has no GPU: {count} processes for {gpus} GPUs"
print(f"rank {first_set('RANK', 'SLURM_PROCID') or 0}, local rank {local}: {verdict}\n", end="")
