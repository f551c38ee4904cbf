"""Run a program and show where it starts CUDA and where it forks: python started.py train.py."""

import os
import runpy
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

import torch

HIDDEN = (f"{Path(torch.__file__).parent}{os.sep}", f"multiprocessing{os.sep}", "<frozen", __file__)
PARENT = os.getpid()
calls: list[str] = []


def place() -> str:
    """Return the innermost line that belongs neither to torch nor to multiprocessing."""
    frames = [
        one for one in traceback.extract_stack() if not any(x in one.filename for x in HIDDEN)
    ]
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"


def told(name: str) -> Callable:
    """Return the function of torch.cuda, which notes its caller first."""
    inner = getattr(torch.cuda, name)

    def outer(*arguments: object) -> object:
        calls.append(f"torch.cuda.{name} at {place()}")
        who = "parent" if os.getpid() == PARENT else "child"
        print(f"{who}: {calls[-1]}", flush=True)
        return inner(*arguments)

    return outer


def forked() -> None:
    """Say what the parent did with CUDA before this fork."""
    print(f"fork at {place()}: after {calls[0] if calls else 'no call to CUDA'}", flush=True)


for name in ("is_available", "_lazy_init"):
    setattr(torch.cuda, name, told(name))
os.register_at_fork(before=forked)
sys.argv = sys.argv[1:] or ["example.py"]
runpy.run_path(sys.argv[0], run_name="__main__")
