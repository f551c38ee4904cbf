"""Multiply two small matrices in a fresh process."""

import torch

print(f"torch {torch.__version__}, CUDA {torch.version.cuda}, {torch.cuda.get_device_name()}")
print("free memory:", f"{torch.cuda.mem_get_info()[0] / 2**30:.1f} GiB")
square = torch.eye(64, device="cuda")
print("product is right:", bool(torch.equal(square @ square, square)))
