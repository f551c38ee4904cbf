"""Tensor parallelism without the variable."""

import os

from checks import check

os.environ.pop("CUDA_DEVICE_MAX_CONNECTIONS", None)
print("without tensor parallelism:", check(tensor=1))
check(tensor=2)
