"""Delete a tensor of one GiB, and give torch's cache back."""

import torch

MIB = 2**20
torch.zeros(1, device="cuda").fill_(1)
torch.cuda.empty_cache()
free_at_start = torch.cuda.mem_get_info()[0]


def report(when: str) -> None:
    """Print what tensors use, what torch keeps, and what the driver has given out."""
    used, kept = torch.cuda.memory_allocated(), torch.cuda.memory_reserved()
    given = free_at_start - torch.cuda.mem_get_info()[0]
    print(f"{when}: in use {used // MIB}, kept {kept // MIB}, driver +{given // MIB} MiB")


report("before")
data = torch.empty(1024 * MIB, dtype=torch.uint8, device="cuda")
report("allocated")
del data
report("deleted")
torch.cuda.empty_cache()
report("cache emptied")
