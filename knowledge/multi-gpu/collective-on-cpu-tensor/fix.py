"""Give CPU tensors a backend of their own, gloo, beside NCCL."""

import torch
import torch.distributed as dist

backend = "cpu:gloo,cuda:nccl" if torch.cuda.is_available() else "cpu:gloo"
dist.init_process_group(backend, store=dist.HashStore(), rank=0, world_size=1)
hits = torch.tensor([42])
dist.all_reduce(hits)
print("hits:", hits.item())
dist.destroy_process_group()
