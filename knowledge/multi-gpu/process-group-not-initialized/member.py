"""Make a group of rank 0 alone, and ask both ranks about it."""

import torch
import torch.distributed as dist

dist.init_process_group("gloo")
group = dist.new_group([0])
total = torch.ones(1)
dist.all_reduce(total, group=group)
print(
    f"rank {dist.get_rank()}: in the small group rank {dist.get_rank(group)} "
    f"of {dist.get_world_size(group)}, sum {total.item():.0f}"
)
dist.destroy_process_group()
