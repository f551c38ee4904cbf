"""End a worker in four ways under each start method, and ask for its exit code."""

import multiprocessing
import os
import signal
import sys
import time

from torch.utils.data import DataLoader, Dataset


class Panic(BaseException):
    """Stand for the exception of a Rust extension, which is no Exception either."""


def end(way: str) -> None:
    time.sleep(0.5)
    if way == "sys.exit(0)":
        sys.exit(0)
    if way == "os._exit(3)":
        os._exit(3)
    if way == "raise Panic":
        raise Panic
    os.kill(os.getpid(), signal.SIGKILL)


class Samples(Dataset):
    def __init__(self, way: str) -> None:
        self.way = way

    def __len__(self) -> int:
        return 4

    def __getitem__(self, index: int) -> int:
        return end(self.way) if index == 2 else index


def explain(way: str, method: str) -> str:
    batches = iter(DataLoader(Samples(way), num_workers=1, multiprocessing_context=method))
    workers = multiprocessing.active_children()
    try:
        list(batches)
    except RuntimeError as error:
        codes = [worker.exitcode for worker in workers if worker.exitcode is not None]
        cause = str(error.__cause__).split(")", 1)[-1].split(". ")[0].strip()
        return f"exit code {codes[0]}, the error says: {cause or 'no more'}"
    return "no error"


if __name__ == "__main__":
    for method in ("fork", "spawn", "forkserver"):
        for way in ("sys.exit(0)", "os._exit(3)", "raise Panic", "SIGKILL"):
            print(f"{method}, {way}: {explain(way, method)}", flush=True)
