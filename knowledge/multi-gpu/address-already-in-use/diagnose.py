"""Look at three ports: one of a running job, one of an outgoing connection, and a free one."""

import socket

import torch.distributed as dist
from holder import holders

job = dist.TCPStore("localhost", 0, is_master=True, wait_for_workers=False)
outgoing = socket.create_connection(("localhost", job.port))
free = socket.socket()
free.bind(("", 0))

print("a running job:", holders(job.port)[0])
print("an outgoing connection:", *holders(outgoing.getsockname()[1]))
port = free.getsockname()[1]
free.close()
print("a free one:", holders(port) or "nothing")
