"""Wait until the checkpoint exists, or has bytes, and load it while it is being saved."""

import multiprocessing
import os
import time
from io import FileIO
from multiprocessing.synchronize import Event

import torch


class SlowFile(FileIO):
    """A file on a slow disk: it waits before its first write and before its third."""

    def __init__(self, path: str, steps: list[Event]) -> None:
        super().__init__(path, "wb")
        self.steps, self.writes = steps, 0

    def write(self, data: bytes) -> int:
        if self.writes in (0, 2):
            self.steps[self.writes // 2].wait(60)
        self.writes += 1
        return super().write(data)


def rank0(steps: list[Event]) -> None:
    with SlowFile("checkpoint.pt", steps) as file:
        torch.save({"weight": torch.ones(30_000)}, file)


fork = multiprocessing.get_context("fork")
steps = [fork.Event(), fork.Event()]
writer = fork.Process(target=rank0, args=(steps,))
writer.start()

conditions = {
    "it exists": lambda: os.path.exists("checkpoint.pt"),
    "it has bytes": lambda: os.path.getsize("checkpoint.pt") > 0,
}
for (name, holds), step in zip(conditions.items(), steps, strict=True):
    while not holds():
        time.sleep(0.01)
    try:
        torch.load("checkpoint.pt")
        print(f"{name}: loaded")
    except (EOFError, OSError, RuntimeError) as error:
        print(f"{name}: {type(error).__name__} {str(error).split('. ')[0]}".strip())
    step.set()
writer.join()
print("the save has ended:", len(torch.load("checkpoint.pt")["weight"]), "numbers")
