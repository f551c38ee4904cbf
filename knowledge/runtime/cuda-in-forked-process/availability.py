"""Ask whether there is a GPU, then use it in a forked child."""

import multiprocessing

import torch


def work() -> None:
    """Put one number on the GPU."""
    print("child:", torch.ones(1, device="cuda").item())


if __name__ == "__main__":
    print("available:", torch.cuda.is_available())
    child = multiprocessing.get_context("fork").Process(target=work)
    child.start()
    child.join()
    raise SystemExit(child.exitcode)
