"""Run a script, and print the order in which FSDP modules run and backward() is called."""

import os
import runpy
import sys
import traceback
from pathlib import Path

import torch
from torch.distributed.fsdp import FullyShardedDataParallel

script = sys.argv[1] if len(sys.argv) > 1 else str(Path(__file__).with_name("example.py"))
sys.argv = [script, *sys.argv[2:]]
run_forward, run_backward = FullyShardedDataParallel.forward, torch.Tensor.backward
depth = 0


def line():
    frames = [f for f in traceback.extract_stack() if "torch" not in Path(f.filename).parts]
    own = [f for f in frames if f.filename not in (__file__, "<string>")]
    return f"{Path(own[-1].filename).name}:{own[-1].lineno}" if own else "?"


def show(text):
    if os.environ.get("RANK", "0") == "0":
        print(f"{'  ' * depth}{text}", flush=True)


def forward(self, *args, **kwargs):
    global depth
    name = f"{type(self.module).__name__} with {sum(1 for _ in self.modules())} modules"
    show(f"begin forward of {name} at {line()}")
    depth += 1
    try:
        out = run_forward(self, *args, **kwargs)
    except Exception:
        depth -= 1
        show(f"error in {name}")
        raise
    depth -= 1
    show(f"end forward of {name}: returns {type(out).__name__}")
    return out


def backward(self, *args, **kwargs):
    show(f"backward at {line()}")
    return run_backward(self, *args, **kwargs)


FullyShardedDataParallel.forward, torch.Tensor.backward = forward, backward
try:
    runpy.run_path(script, run_name="__main__")
except AssertionError as error:
    print(error)
    sys.exit(1)
