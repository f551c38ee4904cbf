"""Start CUDA by a library in the parent, fork, and use torch in the child."""

import ctypes
import multiprocessing
import sys

import torch


def work() -> None:
    """Use the GPU in the child."""
    print(torch.zeros(1, device="cuda"))


ctypes.CDLL("libcuda.so.1").cuInit(0)  # as a library does that asks for GPUs while it is imported
child = multiprocessing.get_context("fork").Process(target=work)
child.start()
child.join()
sys.exit(child.exitcode)
