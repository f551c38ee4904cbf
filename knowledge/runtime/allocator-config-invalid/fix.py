"""Give torch two settings of the form option:value, separated by a comma."""

import torch

torch._C._accelerator_setAllocatorSettings("max_split_size_mb:512,expandable_segments:True")
print("accepted")
