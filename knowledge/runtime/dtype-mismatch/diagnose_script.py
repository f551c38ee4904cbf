"""Run a script; at its dtype error print the dtypes there, and the cause that they show.

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
    weights = {weight.dtype for weight in layer.parameters(recurse=False)}
    inputs = {one.dtype for one in given if isinstance(one, torch.Tensor)}
    if weights and inputs and not isinstance(layer, nn.Embedding):
        seen.append((layer, inputs, weights, any(map(torch.is_autocast_enabled, ("cpu", "cuda")))))


def verdict(inputs: set, others: set, autocast: bool, first: bool) -> str:
    if torch.float64 in inputs | others:
        return "float64: convert the data to float32 where it enters"
    if any(not one.is_floating_point for one in inputs):
        return "integers: convert the features with float()"
    if autocast:
        return "autocast: one operand was cast and the other was not; cast by hand in this line"
    if first:
        return "half-model: the weights of the model are cast, its input is not"
    return "mixed-parts: two parts of the model have different dtypes"


def report(error: RuntimeError) -> None:
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    modules = [one for f in frames if isinstance(one := f.f_locals.get("self"), nn.Module)]
    print(str(error).splitlines()[0])
    if seen and modules and seen[-1][0] is modules[-1]:
        layer, inputs, weights, autocast = seen[-1]
        names = {module: name for name, module in modules[0].named_modules()}
        print(f"{type(layer).__name__} {names.get(layer)}: input {inputs}, weights {weights}")
        print("verdict:", verdict(inputs, weights, autocast, layer is seen[0][0]))
        return
    own = [f for f in frames if not f.f_code.co_filename.startswith(torch.__path__[0])][-1]
    found = {n: t.dtype for n, t in own.f_locals.items() if isinstance(t, torch.Tensor)}
    print(f"in {own.f_code.co_name}: {found}")
    print("verdict:", verdict({*found.values()}, set(), any(one[3] for one in seen), first=False))


register_module_forward_pre_hook(note)
if __name__ == "__main__":
    sys.argv = sys.argv[1:] or ["reproduce.py"]
    sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
    try:
        runpy.run_path(sys.argv[0], run_name="__main__")
    except RuntimeError as error:
        report(error)
