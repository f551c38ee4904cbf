"""Clean up, and then let one rank save."""

import torch.distributed as dist

dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
try:
    print("trained as rank", dist.get_rank(), flush=True)
finally:
    dist.destroy_process_group()
if dist.get_rank() == 0:
    print("saved")
