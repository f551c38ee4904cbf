"""Wait one second, then four, for a rank 0 whose name is misspelt."""

import time
from datetime import timedelta

import torch.distributed as dist

for seconds in (1, 4):
    start = time.monotonic()
    try:
        timeout = timedelta(seconds=seconds)
        dist.TCPStore("node17.invalid", 29500, is_master=False, timeout=timeout)
    except dist.DistNetworkError as error:
        longer = time.monotonic() - start >= seconds
        print(f"{str(error).splitlines()[0]} waited all of it: {longer}")
