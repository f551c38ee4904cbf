"""Use CUDA in the parent, then in a child made by fork."""

import multiprocessing

import torch


def work() -> None:
    """Put one number on the GPU."""
    print("child:", torch.ones(1, device="cuda").item())


if __name__ == "__main__":
    print("parent:", torch.ones(1, device="cuda").item())
    child = multiprocessing.get_context("fork").Process(target=work)
    child.start()
    child.join()
    raise SystemExit(child.exitcode)
