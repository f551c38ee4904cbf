"""Print how the numbers of this process map to the GPUs of the machine."""

import os

import torch

count = torch.cuda.device_count()
print("CUDA_VISIBLE_DEVICES:", os.environ.get("CUDA_VISIBLE_DEVICES"))
print("LOCAL_RANK:", os.environ.get("LOCAL_RANK"))
print("legal numbers here: 0 to", count - 1)
for index in range(count):
    print(f"cuda:{index} is", torch.cuda.get_device_properties(index).name)
