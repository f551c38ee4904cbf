"""Run a script and stop at the first layer whose input and weight differ in device or dtype.

python where_types.py [SCRIPT ARGUMENTS ...]; without a script it runs fix.py.
"""

import runpy
import sys

import torch
from torch.nn.modules.module import register_module_forward_pre_hook

LAYERS = (torch.nn.modules.conv._ConvNd, torch.nn.Linear)


def find_name(layer: torch.nn.Module) -> tuple[str, bool]:
    """Return the layer's name in its model, and whether the model knows it."""
    frame = sys._getframe()
    while frame:
        root = frame.f_locals.get("self")
        if isinstance(root, torch.nn.Module) and root is not layer:
            for name, module in root.named_modules():
                if module is layer:
                    return f"{type(root).__name__}.{name}", True
            return f"a layer that {type(root).__name__} calls", False
        frame = frame.f_back
    return type(layer).__name__, True


def compare(layer: torch.nn.Module, inputs: tuple) -> None:
    """Report the difference and end the program."""
    given = inputs[0] if inputs and isinstance(inputs[0], torch.Tensor) else None
    if not isinstance(layer, LAYERS) or given is None:
        return
    weight = layer.weight
    if (given.device, given.dtype) == (weight.device, weight.dtype) or torch.is_autocast_enabled():
        return
    name, known = find_name(layer)
    print(f"layer: {name}; input: {given.device} {given.dtype}; weight: {weight.device} {weight.dtype}")
    if not known:
        print("verdict: hidden-layer: it is in a list or a dict; use ModuleList or ModuleDict")
    elif given.device != weight.device:
        side = "input-on-cpu: move the input" if given.device.type == "cpu" else "model-on-cpu: move the model"
        print(f"verdict: {side}, and keep what .to() returns")
    else:
        print("verdict: dtype: convert the input to the dtype of the weight, or use autocast")
    raise SystemExit(0)


if __name__ == "__main__":
    script = sys.argv[1] if len(sys.argv) > 1 else "fix.py"
    sys.argv = sys.argv[1:] or [script]
    register_module_forward_pre_hook(compare)
    runpy.run_path(script, run_name="__main__")
    print("verdict: input and weight agree in every layer")
