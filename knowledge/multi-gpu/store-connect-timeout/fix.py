"""Start the clients first, with a timeout that covers the time until rank 0 is up."""

import socket
import threading
import time
from datetime import timedelta

import torch.distributed as dist

with socket.create_server(("localhost", 0)) as free:
    port = free.getsockname()[1]


def late_rank_zero() -> None:
    time.sleep(4)
    global store
    store = dist.TCPStore("localhost", port, is_master=True, wait_for_workers=False)


thread = threading.Thread(target=late_rank_zero)
thread.start()
client = dist.TCPStore("localhost", port, is_master=False, timeout=timedelta(seconds=60))
thread.join()

client.set("ready", "yes")
print("connected, and the store says:", store.get("ready").decode())
