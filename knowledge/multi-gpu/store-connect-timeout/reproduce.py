"""Connect to the store of a rank 0 that is not there."""

import socket
from datetime import timedelta

import torch.distributed as dist

with socket.create_server(("localhost", 0)) as free:
    port = free.getsockname()[1]

dist.TCPStore("localhost", port, is_master=False, timeout=timedelta(seconds=3))
