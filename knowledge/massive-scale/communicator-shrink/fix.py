"""The same training; the survivors take the roll, shrink the group and go on."""

import os
import signal
import time
from datetime import timedelta

import torch
from torch import distributed
from torch.distributed.distributed_c10d import SHRINK_ABORT

rank, size = int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"])
device = torch.device("cuda", rank)
torch.cuda.set_device(device)
store = distributed.TCPStore("127.0.0.1", int(os.environ["STORE_PORT"]))
distributed.init_process_group(
    "nccl", store=store, rank=rank, world_size=size, timeout=timedelta(seconds=60), device_id=device
)


def summed(tensor):
    """Sum over the ranks; return whether all of them came within three seconds."""
    work = distributed.all_reduce(tensor, async_op=True)
    end = time.time() + 3
    while not work.is_completed() and time.time() < end:
        time.sleep(0.01)
    return work.is_completed()


def absent(step):
    """Return the ranks that do not answer the roll within two seconds."""
    store.set(f"here/{step}/{distributed.get_rank()}", "")
    time.sleep(2)
    everyone = range(distributed.get_world_size())
    return [other for other in everyone if not store.check([f"here/{step}/{other}"])]


weight, step = torch.zeros(8, device=device), 0
while step < 8:
    if rank == size - 1 and step == 4:
        os.kill(os.getpid(), signal.SIGKILL)
    gradient = weight - 1
    if not summed(gradient):
        gone, start = absent(step), time.time()
        distributed.shrink_group(gone, shrink_flags=SHRINK_ABORT)
        print(f"was rank {rank}: without {gone} after {time.time() - start:.1f} s", flush=True)
        continue  # the step again, from weights that no half sum has touched
    weight -= 0.5 * gradient / distributed.get_world_size()
    group = f"rank {distributed.get_rank()} of {distributed.get_world_size()}"
    print(f"{group}: step {step}, weight {weight[0].item():.3f}", flush=True)
    step += 1
distributed.destroy_process_group()
