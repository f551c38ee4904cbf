"""Connect, with a timeout of 2 s, to a port at which a program listens that is no store."""

import socket
from datetime import timedelta

import torch.distributed as dist

with socket.create_server(("localhost", 0)) as other:
    print("connecting with a timeout of 2 s", flush=True)
    port = other.getsockname()[1]
    dist.TCPStore("localhost", port, is_master=False, timeout=timedelta(seconds=2))
    print("the call came back")
