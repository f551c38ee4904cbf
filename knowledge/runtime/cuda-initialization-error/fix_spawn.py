"""The same with a child that starts anew instead of being forked."""

import ctypes
import multiprocessing
import sys

import torch


def work() -> None:
    """Use the GPU in the child."""
    print(torch.zeros(1, device="cuda"))


if __name__ == "__main__":
    ctypes.CDLL("libcuda.so.1").cuInit(0)
    child = multiprocessing.get_context("spawn").Process(target=work)
    child.start()
    child.join()
    sys.exit(child.exitcode)
