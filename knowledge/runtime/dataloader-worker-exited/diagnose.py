"""End a worker in eight ways under fork and spawn, and ask for its exit code."""

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator

from torch.utils.data import DataLoader, IterableDataset


class Panic(BaseException):
    """Stand for the exception of a Rust extension, which is no Exception either."""


def panic() -> None:
    raise Panic


WAYS = {
    "sys.exit(0)": lambda: sys.exit(0),
    "sys.exit(1)": lambda: sys.exit(1),
    "sys.exit('text')": lambda: sys.exit("words of an exit"),
    "os._exit(3)": lambda: os._exit(3),
    "raise Panic": panic,
    "SIGINT": lambda: os.kill(os.getpid(), signal.SIGINT),
    "SIGTERM from the program": lambda: time.sleep(60),
    "SIGKILL": lambda: os.kill(os.getpid(), signal.SIGKILL),
}


class Samples(IterableDataset):
    def __init__(self, way: str) -> None:
        self.way = way

    def __iter__(self) -> Iterator[int]:
        yield from range(2)
        time.sleep(1)  # both have been fetched by then
        WAYS[self.way]()


def explain(way: str, method: str) -> str:
    batches = iter(DataLoader(Samples(way), num_workers=1, multiprocessing_context=method))
    workers = multiprocessing.active_children()
    try:
        for batch in batches:
            if way == "SIGTERM from the program" and batch.item() == 1:
                workers[0].terminate()
    except RuntimeError as error:
        codes = [worker.exitcode for worker in workers if worker.exitcode is not None]
        said = str(error.__cause__ or error).split(")", 1)[-1].split(". ")[0].strip()
        return f"exit code {codes[0]}, the error says: {said or 'no more'}"
    return "no error"


if __name__ == "__main__":
    for method in ("fork", "spawn"):
        for way in WAYS:
            print(f"{method}, {way}: {explain(way, method)}", flush=True)
