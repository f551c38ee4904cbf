"""Empty the cache before a request that does not fit, and count what torch did by itself."""

import gc

import torch


def ask() -> None:
    """Ask for a tebibyte, and print how the allocator ended."""
    try:
        torch.empty(2**40, dtype=torch.uint8, device="cuda")
    except torch.OutOfMemoryError as error:
        print(str(error).split(". GPU")[0])
    stats = torch.cuda.memory_stats()
    cached = stats["reserved_bytes.all.current"] // 2**20
    print("cached after it:", cached, "MiB, failures:", stats["num_ooms"])


torch.empty(2**30, dtype=torch.uint8, device="cuda")
print("cached before:", torch.cuda.memory_reserved() // 2**20, "MiB")
ask()
gc.collect()
torch.cuda.empty_cache()
ask()
