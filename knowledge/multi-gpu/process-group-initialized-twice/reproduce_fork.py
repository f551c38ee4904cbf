"""Make the group, and then start a worker that makes one of its own."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import torch.distributed as dist


def work() -> int:
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    return dist.get_world_size()


if __name__ == "__main__":
    dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    for start in ("spawn", "fork"):
        with ProcessPoolExecutor(1, multiprocessing.get_context(start)) as pool:
            print(f"{start}: a group of", pool.submit(work).result(), flush=True)
