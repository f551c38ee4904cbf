"""Run each job in a process of its own: the fault ends one, the next starts clean."""

import torch
from torch import multiprocessing


def job(position: int) -> None:
    """Read one of four values."""
    data = torch.arange(4.0, device="cuda")
    value = data[torch.tensor([position], device="cuda")].item()
    print(f"position {position}: value {value}", flush=True)


if __name__ == "__main__":
    context = multiprocessing.get_context("spawn")
    for position in (1, 4, 2):
        worker = context.Process(target=job, args=(position,))
        worker.start()
        worker.join()
        print(f"position {position}: exit status {worker.exitcode}", flush=True)
