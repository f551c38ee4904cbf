"""Print for each rank which GPU it holds, by a name that is the same in every process."""

import os

import torch
from torch import distributed

distributed.init_process_group("gloo")
rank, size = distributed.get_rank(), distributed.get_world_size()
index = torch.cuda.current_device()
here = (os.uname().nodename, str(torch.cuda.get_device_properties(index).uuid))
places = [None] * size
distributed.all_gather_object(places, here)
if rank == 0:
    for other, place in enumerate(places):
        twins = [r for r in range(size) if places[r] == place and r != other]
        print(
            f"rank {other}: {'shares its GPU with ' + str(twins) if twins else 'alone on its GPU'}"
        )
    print("GPUs visible:", torch.cuda.device_count(), " ranks:", size)
distributed.destroy_process_group()
