"""Train on two ranks until they hang, and write each rank's flight recorder to dumps/rank_N.

Usage: torchrun --nproc-per-node=2 reproduce.py [skip | swap | dies]
"""

import os
import sys
import threading
import traceback
from pathlib import Path

import torch
import torch.distributed as dist
from torch._C._distributed_c10d import _dump_fr_trace

dist.init_process_group("gloo")
rank = dist.get_rank()
case = sys.argv[1] if len(sys.argv) > 1 else "skip"


def give_up() -> None:  # what NCCL's watchdog does after its timeout; gloo has no watchdog
    Path("dumps").mkdir(exist_ok=True)
    Path(f"dumps/rank_{rank}").write_bytes(_dump_fr_trace())
    stack = traceback.extract_stack(sys._current_frames()[threading.main_thread().ident])
    calls = [frame.name for frame in stack if frame.name in ("all_reduce", "broadcast")]
    print(f"rank {rank} waits in", *calls or ["its own code"], flush=True)
    threading.Event().wait(2)  # until the other rank has looked, too
    os._exit(0)


threading.Timer(4, give_up).start()
loss = torch.ones(4)
dist.all_reduce(loss)
if rank == 0:
    dist.all_reduce(loss)
elif case == "dies":
    os._exit(0)
elif case == "swap":
    dist.broadcast(torch.ones(8), src=1)
threading.Event().wait()
