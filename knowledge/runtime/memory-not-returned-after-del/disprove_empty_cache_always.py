"""Empty the cache while something small still refers to something large."""

import torch

MIB = 2**20


def report(when: str) -> None:
    """Empty the cache, and print what torch still keeps."""
    torch.cuda.empty_cache()
    print(f"{when}: kept {torch.cuda.memory_reserved() // MIB} MiB")


def fail() -> None:
    """Raise while a tensor of one GiB is a local."""
    data = torch.empty(1024 * MIB, dtype=torch.uint8, device="cuda")
    message = f"failed with {data.numel()} bytes"
    raise ValueError(message)


first = torch.empty(1024 * MIB, dtype=torch.uint8, device="cuda")[:1]
report("a view of one byte")
first = first.clone()
report("a copy of one byte")
del first
try:
    fail()
except ValueError as error:
    kept = error
report("an exception that is kept")
del kept
report("nothing")
