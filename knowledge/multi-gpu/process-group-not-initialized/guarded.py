"""Import the settings first, as programs do, and then make the group."""

import settings
import torch.distributed as dist

before = settings.launched()
dist.init_process_group("gloo")
print(
    f"rank {dist.get_rank()}: guarded at import {settings.AT_IMPORT}, "
    f"guarded now {settings.guarded()}, from RANK before the group {before}"
)
dist.barrier()
dist.destroy_process_group()
