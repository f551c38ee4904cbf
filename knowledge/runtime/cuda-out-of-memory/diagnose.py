"""Read the account of the GPU at the moment of failure and name what stands in the way."""

import torch

GIB = 2**30


def verdict(asked: int) -> str:
    """Say which number of the account stands in the way of `asked` bytes."""
    free, total = torch.cuda.mem_get_info()
    allocated, reserved = torch.cuda.memory_allocated(), torch.cuda.memory_reserved()
    print(f"asked for {asked / GIB:.1f} GiB of {total / GIB:.1f}, of which {free / GIB:.1f} are free")
    print(f"live tensors: {allocated / GIB:.1f} GiB")
    print(f"cached and unused: {(reserved - allocated) / GIB:.1f} GiB")
    print(f"everything else: {(total - free - reserved) / GIB:.1f} GiB")
    if asked > total:
        return "one request is larger than the GPU; splitting it is the only way"
    if total - free - reserved > total / 2:
        return "other processes hold most of the GPU"
    if reserved - allocated + free >= asked:
        return "enough is free, but in pieces: fragmentation"
    return "this process holds it: lower the peak"


wanted = 200 * GIB
try:
    torch.empty(wanted, dtype=torch.uint8, device="cuda")
except torch.OutOfMemoryError:
    print("verdict:", verdict(wanted))
