"""Let every rank print where it stands, some seconds before the collectives give up."""

import faulthandler
import time
from datetime import timedelta

import torch
import torch.distributed as dist

dist.init_process_group("gloo", timeout=timedelta(seconds=12))
faulthandler.dump_traceback_later(4)


def validate() -> None:
    dist.all_reduce(torch.ones(1))


def load_next_batch() -> None:
    time.sleep(8)


if dist.get_rank() == 0:
    validate()
else:
    load_next_batch()
    dist.all_reduce(torch.ones(1))
faulthandler.cancel_dump_traceback_later()
dist.destroy_process_group()
