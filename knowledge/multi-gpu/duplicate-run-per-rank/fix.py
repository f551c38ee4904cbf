"""Rank 0 names the folder for all, and only rank 0 logs: torchrun --nproc-per-node 2 fix.py"""

from datetime import datetime
from pathlib import Path

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
name = [datetime.now().strftime("%Y-%m-%d_%H-%M-%S-%f")]
dist.broadcast_object_list(name, src=0)
folder = Path("runs") / name[0]
folder.mkdir(parents=True, exist_ok=True)  # each node needs it

loss = torch.tensor(1.0 + rank)
dist.all_reduce(loss)  # every rank takes part
if rank == 0:  # a logger such as wandb.init() belongs here, too
    (folder / "metrics.csv").write_text(f"{loss.item() / dist.get_world_size()}\n")

dist.barrier()
if rank == 0:
    text = next(Path("runs").glob("*/metrics.csv")).read_text().strip()
    print("folders:", len(list(Path("runs").iterdir())), "mean loss:", text)
dist.destroy_process_group()
