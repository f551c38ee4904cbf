"""Run a script; at its shape error print the layers before, and the cause that their shapes show.

python diagnose_script.py train.py ARGUMENTS; without a script it runs reproduce.py.
"""

import os
import runpy
import sys
import traceback

import torch
from torch import nn
from torch.nn.modules.module import register_module_forward_pre_hook

seen = []


def note(layer: nn.Module, given: tuple) -> None:
    if given and isinstance(given[0], torch.Tensor) and not list(layer.children()):
        seen.append((layer, tuple(given[0].shape)))


def verdict(shape: tuple, weight: torch.Size) -> str:
    wanted, maps = weight[-1], [one for _, one in seen if len(one) == 4]
    if wanted == 1 and weight[0] > 100_000:
        return "packed-weight: the layer holds 4-bit values that nothing has unpacked"
    batch = maps[-1][0] if maps else shape[0]
    if torch.Size(shape).numel() in {wanted, batch * wanted}:
        return "not-flattened: all values are there; flatten all dimensions but the batch"
    if wanted in shape:
        return f"wrong-way-round: {wanted} is dimension {shape.index(wanted)}, and must be the last"
    if maps:
        return f"image-size: {maps[-1]} makes {shape[-1]} features, the layer takes {wanted}"
    return f"other-model: what comes before is {shape[-1]} wide, the layer takes {wanted}"


def report(error: RuntimeError) -> None:
    modules = [f.f_locals.get("self") for f, _ in traceback.walk_tb(error.__traceback__)]
    modules = [one for one in modules if isinstance(one, nn.Module)] or [nn.Module()]
    names = {module: name for name, module in modules[0].named_modules()}
    print(str(error).splitlines()[0])
    for layer, shape in seen[-3:]:
        print(f"  {names.get(layer, '?')} {type(layer).__name__} receives {shape}")
    weight = getattr(modules[-1], "weight", torch.empty(0))
    if seen and seen[-1][0] is modules[-1] and weight.ndim == 2:
        print("verdict:", verdict(seen[-1][1], weight.shape))
    else:
        print("verdict: none; the product is not in a linear layer, see the last line of your file")


register_module_forward_pre_hook(note)
if __name__ == "__main__":
    sys.argv = sys.argv[1:] or ["reproduce.py"]
    sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
    try:
        runpy.run_path(sys.argv[0], run_name="__main__")
    except RuntimeError as error:
        report(error)
