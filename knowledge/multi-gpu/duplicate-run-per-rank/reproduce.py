"""Each process makes its own folder: torchrun --nproc-per-node 2 reproduce.py"""

from datetime import datetime
from pathlib import Path

import torch.distributed as dist

dist.init_process_group("gloo")
folder = Path("runs") / datetime.now().strftime("%Y-%m-%d_%H-%M-%S-%f")
folder.mkdir(parents=True)
(folder / "metrics.csv").write_text(f"loss of rank {dist.get_rank()}\n")

dist.barrier()
if dist.get_rank() == 0:
    print("folders:", len(list(Path("runs").iterdir())))
dist.destroy_process_group()
