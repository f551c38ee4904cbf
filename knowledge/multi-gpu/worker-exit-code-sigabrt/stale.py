"""A kernel fails while a collective waits behind it, and the main thread asks for nothing."""

import time

import torch
import torch.distributed as dist

torch.cuda.set_device(0)
dist.init_process_group("nccl", device_id=torch.device("cuda", 0))
values = torch.ones(1024, device="cuda")
wrong = torch.full((4,), 1_000_000, device="cuda")
dist.all_reduce(values)
torch.cuda.synchronize()

torch.cuda._sleep(2_000_000_000)  # so that all is queued before the kernel fails
picked = values[wrong]
work = dist.all_reduce(values, async_op=True)
print("queued", flush=True)
try:
    time.sleep(120)
    print("slept to the end")
except BaseException as error:
    print("except was run:", error)
