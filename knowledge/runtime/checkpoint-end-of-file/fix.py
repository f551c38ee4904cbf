"""Save under another name and rename; the same kill leaves the former checkpoint."""

import os
import signal

import torch


class Scheduler:
    def __reduce__(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


def save(state: dict, path: str) -> None:
    with open(f"{path}.part", "wb") as file:
        torch.save(state, file)
        file.flush()
        os.fsync(file.fileno())
    os.replace(f"{path}.part", path)


save({"weight": torch.ones(1000), "step": 1}, "checkpoint.pt")
if os.fork() == 0:
    save({"weight": torch.ones(1000), "step": 2, "rest": Scheduler()}, "checkpoint.pt")
os.wait()

print("checkpoint.pt.part:", os.path.getsize("checkpoint.pt.part"), "bytes")
print("checkpoint.pt: step", torch.load("checkpoint.pt")["step"])
