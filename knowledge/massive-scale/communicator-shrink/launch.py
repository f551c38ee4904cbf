"""Start one process a GPU and keep their store, so that neither dies with a rank."""

import os
import subprocess
import sys

from torch import distributed

size = 4
store = distributed.TCPStore("127.0.0.1", 0, is_master=True, wait_for_workers=False)
shared = os.environ | {"WORLD_SIZE": str(size), "STORE_PORT": str(store.port)}
command = [sys.executable, sys.argv[1]]
ranks = [subprocess.Popen(command, env=shared | {"RANK": str(rank)}) for rank in range(size)]
ends = [process.wait() for process in ranks]
print("ends:", *ends, flush=True)
sys.exit(any(end for end in ends[:-1]))
