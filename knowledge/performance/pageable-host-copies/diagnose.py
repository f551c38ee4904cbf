"""Let the profiler say from which kind of memory each copy comes."""

import torch
from torch.profiler import ProfilerActivity, profile

batch = torch.ones(2**22)
pinned = batch.pin_memory()
result = torch.ones(2**22, device="cuda")
room = torch.empty(2**22).pin_memory()
COPIES = {
    "batch.cuda()": lambda: batch.cuda(),
    "batch.cuda(non_blocking=True)": lambda: batch.cuda(non_blocking=True),
    "pinned.cuda(non_blocking=True)": lambda: pinned.cuda(non_blocking=True),
    "pinned.double().cuda()": lambda: pinned.double().cuda(),
    "torch.stack([pinned, pinned]).cuda()": lambda: torch.stack([pinned, pinned]).cuda(),
    "pinned.cuda().double()": lambda: pinned.cuda().double(),
    "result.cpu()": lambda: result.cpu(),
    "result.to('cpu', non_blocking=True)": lambda: result.to("cpu", non_blocking=True),
    "room.copy_(result)": lambda: room.copy_(result),
}
for name, copy in COPIES.items():
    copy()
    with profile(activities=[ProfilerActivity.CUDA], acc_events=True) as seen:
        copy()
        torch.cuda.synchronize()
    kinds = [row.key for row in seen.key_averages() if row.key.startswith("Memcpy")]
    print(f"{name}: {', '.join(kinds)}")
