"""Read CUDA_VISIBLE_DEVICES as a list of numbers, as some programs do, while it holds a UUID."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = "MIG-00000000-0000-0000-0000-000000000000"


def physical_number(device: int) -> int:
    """Return the machine's number of a visible GPU."""
    return int(os.environ["CUDA_VISIBLE_DEVICES"].split(",")[device])


print("GPU", physical_number(0))
