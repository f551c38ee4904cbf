"""Run a script, and print the sizes where topk refuses: python trace_topk.py train.py ARGS"""

import runpy
import sys
import traceback
from pathlib import Path

import torch


def guard(owner, name, names):
    inner = getattr(owner, name)

    def call(*args, **named):
        try:
            return inner(*args, **named)
        except RuntimeError as problem:
            given = {**dict(zip(names, args)), **named}
            values, count, dim = given["input"], given[names[1]], given.get("dim", -1)
            size = values.shape[dim] if values.dim() else 1
            frame = traceback.extract_stack()[-2]
            print("message:", str(problem).splitlines()[0])
            print(f"call: {Path(frame.filename).name}:{frame.lineno}: {frame.line}")
            print(f"tensor: {tuple(values.shape)}, dim {dim} has {size}, and {name} wants {count}")
            print("verdict:", "empty, nothing is left to choose from" if size == 0 else "too-few")
            sys.exit(1)

    setattr(owner, name, call)


for owner in (torch, torch.Tensor):
    guard(owner, "topk", ("input", "k", "dim"))
    guard(owner, "kthvalue", ("input", "k", "dim"))
    guard(owner, "multinomial", ("input", "num_samples"))
sys.argv = sys.argv[1:] or [str(Path(__file__).with_name("reproduce.py"))]
sys.path.insert(0, str(Path(sys.argv[0]).resolve().parent))
runpy.run_path(sys.argv[0], run_name="__main__")
