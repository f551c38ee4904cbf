"""Without DDP, list the parameters whose gradient arrives more than once, and who asked for it."""

import traceback
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

from net import Net, data
from torch import nn

INSIDE = ("_tensor.py", "autograd/__init__.py", "autograd/graph.py", "autograd/function.py")


def caller() -> str:
    """Return the place that called backward(): your line, or a file of torch."""
    frames = [one for one in traceback.extract_stack()[:-2] if not one.filename.endswith(INSIDE)]
    path = Path(frames[-1].filename)
    return path.name if "torch" in path.parts else str(frames[-1].line)


def arrivals(model: nn.Module, step: Callable[[nn.Module], None]) -> dict:
    """Take one step, and return for each parameter what made its gradient arrive."""
    seen = defaultdict(list)
    hooks = [
        one.register_post_accumulate_grad_hook(lambda _, name=name: seen[name].append(caller()))
        for name, one in model.named_parameters()
    ]
    step(model)
    for hook in hooks:
        hook.remove()
    return seen


def once(model: nn.Module) -> None:
    sum(model(data(0))).backward()


def losses(model: nn.Module) -> None:
    head, other = model(data(0))
    head.backward(retain_graph=True)
    other.backward()


for what, model, step in (
    ("checkpointed twice", Net(times=2), once),
    ("two losses", Net(), losses),
    ("checkpointed once", Net(times=1), once),
):
    print(what)
    seen = arrivals(model, step)
    twice = {name: places for name, places in seen.items() if len(places) > 1}
    for name, places in sorted(twice.items()):
        print(f"    {name}: {' and '.join(places)}")
    if not twice:
        print("    nothing arrives twice")
