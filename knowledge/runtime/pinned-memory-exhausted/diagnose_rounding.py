"""Compare the pinned bytes that were asked for with those that torch took from the host."""

import torch

torch.ones(1, device="cuda")
for mib in (640, 1024, 1280):
    held = torch.empty(mib << 20, dtype=torch.uint8, pin_memory=True)
    taken = torch.cuda.host_memory_stats()["allocated_bytes.current"] >> 20
    print(f"asked for {mib} MiB, took {taken} MiB")
    del held
    torch._C._host_emptyCache()
