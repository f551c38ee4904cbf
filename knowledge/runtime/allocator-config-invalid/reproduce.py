"""Give torch two allocator settings that are separated by a semicolon."""

import torch

torch._C._accelerator_setAllocatorSettings("max_split_size_mb:512;expandable_segments:True")
