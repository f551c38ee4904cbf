"""Print the step counts of the optimizers in a checkpoint: python check_steps.py checkpoint.pt"""

import sys
from collections import Counter

import torch


def optimizers(value, name="checkpoint"):
    """Yield the name and the state of every optimizer inside."""
    if isinstance(value, dict) and {"state", "param_groups"} <= set(value):
        yield name, value
    elif isinstance(value, (dict, list, tuple)):
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, one in pairs:
            yield from optimizers(one, f"{name}.{key}")


def kind(step):
    """Return what a step count is."""
    return f"{step.dtype} tensor" if isinstance(step, torch.Tensor) else f"Python {type(step).__name__}"


if len(sys.argv) > 1:
    checkpoint = torch.load(sys.argv[1], map_location="cpu")
else:
    groups = [{"lr": 0.1, "capturable": True, "params": [0, 1]}]
    steps = {0: {"step": torch.tensor(10.0)}, 1: {"step": 10}}
    checkpoint = {"optimizer": {"state": steps, "param_groups": groups}}

print("torch", torch.__version__.split("+")[0])
for name, one in optimizers(checkpoint):
    for group in one["param_groups"]:
        print(f"{name}: capturable={group.get('capturable')}, foreach={group.get('foreach')}")
    for what, count in Counter(kind(s["step"]) for s in one["state"].values() if "step" in s).items():
        print(f"{name}: {count} step counts: {what}")
