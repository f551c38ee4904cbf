"""Make a communicator of one rank and use it once."""

import torch
from torch import distributed

store = distributed.TCPStore("127.0.0.1", 0, is_master=True, wait_for_workers=False)
distributed.init_process_group("nccl", store=store, rank=0, world_size=1)
tensor = torch.ones(1, device="cuda")
distributed.all_reduce(tensor)
torch.cuda.synchronize()
distributed.destroy_process_group()
