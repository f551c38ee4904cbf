"""Two workers checked in before the two ranks of this job: the count passes the world size."""
from datetime import timedelta

import torch.distributed as dist
from torch.distributed.distributed_c10d import _store_based_barrier

store = dist.FileStore("dist_init", 2)
store.add("store_based_barrier_key:job", 2)
_store_based_barrier(0, store, "job", 2, timedelta(seconds=1))
