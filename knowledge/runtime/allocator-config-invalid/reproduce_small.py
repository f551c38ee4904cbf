"""Give torch a split size below the least one."""

import torch

torch._C._accelerator_setAllocatorSettings("max_split_size_mb:10")
