"""A task that allocates memory, and one that ends its process as the kernel does when memory runs out."""

import os
import signal


def work(size_mib):
    if size_mib < 0:
        os.kill(os.getpid(), signal.SIGKILL)
    block = bytearray(size_mib << 20)
    block[:: 4096] = b"x" * len(block[:: 4096])
    return len(block) >> 20
