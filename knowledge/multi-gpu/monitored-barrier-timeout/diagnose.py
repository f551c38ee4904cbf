"""Print the stack of each rank shortly before the monitored barrier gives up."""

import faulthandler
import time
from datetime import timedelta

import torch.distributed as dist

dist.init_process_group("gloo")


def load_dataset() -> None:
    time.sleep(5)


faulthandler.dump_traceback_later(3)  # before the timeout of the barrier
if dist.get_rank() == 1:
    load_dataset()
dist.monitored_barrier(timeout=timedelta(seconds=30))
faulthandler.cancel_dump_traceback_later()
dist.destroy_process_group()
