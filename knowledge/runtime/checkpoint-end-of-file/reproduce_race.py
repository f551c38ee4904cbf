"""Load a checkpoint in one process while another is saving it."""

import multiprocessing
from multiprocessing.synchronize import Event

import torch


class Large:
    """Stands for a checkpoint that takes its time: the save waits here."""

    def __init__(self, saving: Event, go_on: Event) -> None:
        self.saving, self.go_on = saving, go_on

    def __reduce__(self) -> tuple:
        self.saving.set()
        self.go_on.wait(60)
        return str, ("large",)


def rank0(saving: Event, go_on: Event) -> None:
    torch.save({"step": 2, "large": Large(saving, go_on)}, "checkpoint.pt")


torch.save({"step": 1}, "checkpoint.pt")
fork = multiprocessing.get_context("fork")
saving, go_on = fork.Event(), fork.Event()
fork.Process(target=rank0, args=(saving, go_on), daemon=True).start()

saving.wait(60)
torch.load("checkpoint.pt")
