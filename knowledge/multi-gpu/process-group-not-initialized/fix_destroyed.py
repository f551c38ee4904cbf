"""Remember the rank, which stays true, and let the group go last."""

import torch.distributed as dist

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
rank = dist.get_rank()
try:
    print("trained as rank", rank)
finally:
    dist.destroy_process_group()
if rank == 0:
    print("saved")
