"""Open the store of a second job at the port of a first one on the same machine."""

import torch.distributed as dist

first = dist.TCPStore("localhost", 0, is_master=True, wait_for_workers=False)

second = dist.TCPStore("localhost", first.port, is_master=True, wait_for_workers=False)
