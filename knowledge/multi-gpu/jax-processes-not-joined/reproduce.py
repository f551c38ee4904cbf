"""Process 0 of 2 waits five seconds for process 1, which never starts."""

import socket

import jax

with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    address = f"127.0.0.1:{free.getsockname()[1]}"
print("waiting for process 1", flush=True)
jax.distributed.initialize(address, num_processes=2, process_id=0, initialization_timeout=5)
print("devices:", jax.device_count())
