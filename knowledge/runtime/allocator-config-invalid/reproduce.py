"""Give torch an allocator setting without its value."""

import torch

torch._C._accelerator_setAllocatorSettings("max_split_size_mb:")
