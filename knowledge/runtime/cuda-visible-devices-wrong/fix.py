"""The same with numbers in the list."""

import os

os.environ["CUDA_VISIBLE_DEVICES"] = "3,1"


def physical_number(device: int) -> int:
    """Return the machine's number of a visible GPU."""
    return int(os.environ["CUDA_VISIBLE_DEVICES"].split(",")[device])


print("GPU", physical_number(0))
