"""Keep one GPU busy until the parent ends it: a stand-in for a GPU that works at half speed."""

import sys

import torch

whole = torch.ones(8192, 8192, device=f"cuda:{sys.argv[1]}", dtype=torch.bfloat16)
print("ready", flush=True)
while True:
    for _ in range(20):
        torch.mm(whole, whole)
    torch.cuda.synchronize()
