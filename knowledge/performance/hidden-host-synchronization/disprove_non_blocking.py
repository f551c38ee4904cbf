"""Copy to the GPU with non_blocking=True behind queued work, and see whether the call waits."""

import time
import warnings

import torch

big = torch.randn(8192, 8192, device="cuda")
pageable = torch.ones(2**26)
pinned = pageable.pin_memory()
big @ big
pinned.to("cuda", non_blocking=True)
torch.cuda.set_sync_debug_mode("warn")
for label, source in (("pageable", pageable), ("pinned", pinned)):
    torch.cuda.synchronize()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for _ in range(20):
            big @ big
        start = time.perf_counter()
        source.to("cuda", non_blocking=True)
        call = time.perf_counter() - start
        torch.cuda.synchronize()
        whole = time.perf_counter() - start
    print(f"{label}: the call waits: {call > whole / 2}, warnings: {len(caught)}")
