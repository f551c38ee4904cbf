"""Leave the group to the trainer, and only check that it is the one that is wanted."""

import torch.distributed as dist
from trainer import Trainer

Trainer()
print("a group of", dist.get_world_size(), "with", dist.get_backend())
dist.destroy_process_group()
