"""Time what the ranks of a training do: torchrun --nproc-per-node=4 watch_ranks.py train.py [OPTIONS]"""

import runpy
import sys
import time
from os.path import abspath, dirname
from statistics import median

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader

iterate, wrap, waits, works, trained = DataLoader.__iter__, DistributedDataParallel.__init__, [], [], []


def clock():
    return (torch.cuda.is_available() and torch.cuda.synchronize()) or time.perf_counter()


def wrapped(self, module, *rest, **options):
    trained.extend(one for one in module.parameters() if one.requires_grad)
    wrap(self, module, *rest, **options)


def watched(loader):
    idle = bool(waits) or not torch.is_grad_enabled() or not hasattr(loader.dataset, "__len__")
    start = clock()
    for batch in iterate(loader):
        waits.extend([] if idle else [clock() - start])
        start = clock()
        yield batch
        works.extend([] if idle else [clock() - start])
        if not idle and len(works) == min(50, len(loader)):
            report(loader)
        start = clock()


def report(loader):
    ranks = dist.get_world_size() if dist.is_initialized() else 1
    wait, step, times = median(waits), median(waits) + median(works), [0]
    total = sum(one.numel() for one in trained)
    for _ in range(5 if trained and ranks > 1 else 0):
        like = torch.zeros(min(total, 2**26), device=trained[0].device)  # at most 256 MB, then scaled
        start = clock()
        dist.all_reduce(like)
        times.append((clock() - start) * total / len(like))
    size = loader.batch_size or getattr(loader.batch_sampler, "batch_size", 1)
    passes = len(loader) * size * ranks / len(loader.dataset)
    checks = {"no-sampler": passes > 1.5, "input": wait > 0.3 * step, "link": median(times) > 0.3 * step}
    if ranks == 1 or dist.get_rank() == 0:
        print(f"{ranks} ranks, {size} samples each: {ranks * size / step:.0f} samples a second in all")
        print(f"share of a step: wait for the batch {wait / step:.0%}, all-reduce up to {median(times) / step:.0%}")
        found = ", ".join(name for name in checks if checks[name]) or "none of these"
        print(f"an epoch reads the dataset {passes:.1f} times\nverdict: {found}")


DataLoader.__iter__, DistributedDataParallel.__init__ = watched, wrapped
sys.argv, sys.path[0] = sys.argv[1:], dirname(abspath(sys.argv[1]))  # modules lie beside the script
runpy.run_path(sys.argv[0], run_name="__main__")
