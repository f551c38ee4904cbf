"""FSDP with the variable that a script for tensor parallelism exports."""

import os

from checks import check

os.environ["CUDA_DEVICE_MAX_CONNECTIONS"] = "1"
print("tensor parallelism:", check(tensor=2))
check(fsdp=True)
