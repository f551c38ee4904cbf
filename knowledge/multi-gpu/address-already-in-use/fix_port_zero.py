"""Let the system pick the port of a store, and tell the others which one it is."""

import torch.distributed as dist

first = dist.TCPStore("localhost", 0, is_master=True, wait_for_workers=False)
second = dist.TCPStore("localhost", 0, is_master=True, wait_for_workers=False)

print("two stores, two ports:", first.port != second.port)
