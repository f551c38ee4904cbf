"""The same two processes, and the file gets its name only when it is complete."""

import multiprocessing
import os
from multiprocessing.synchronize import Event

import torch


class Large:
    def __init__(self, saving: Event, go_on: Event) -> None:
        self.saving, self.go_on = saving, go_on

    def __reduce__(self) -> tuple:
        self.saving.set()
        self.go_on.wait(60)
        return str, ("large",)


def rank0(saving: Event, go_on: Event) -> None:
    torch.save({"step": 2, "large": Large(saving, go_on)}, "checkpoint.pt.part")
    os.replace("checkpoint.pt.part", "checkpoint.pt")


torch.save({"step": 1}, "checkpoint.pt")
fork = multiprocessing.get_context("fork")
saving, go_on = fork.Event(), fork.Event()
writer = fork.Process(target=rank0, args=(saving, go_on))
writer.start()

saving.wait(60)
print("during the save:", torch.load("checkpoint.pt"))
go_on.set()
writer.join()  # among ranks a barrier
print("after it: step", torch.load("checkpoint.pt", weights_only=False)["step"])
