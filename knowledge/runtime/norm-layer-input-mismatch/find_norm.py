"""Run a script, and print the normalization layer that rejects its input: python find_norm.py train.py ARGS"""

import runpy
import sys
from pathlib import Path

import torch
from torch.nn.modules.module import register_module_forward_pre_hook

script = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("reproduce_channels.py")
if not script.is_file():
    sys.exit(f"{script} is not a file: give the script that fails")
sys.argv = [str(script), *sys.argv[2:]]
sys.path.insert(0, str(script.resolve().parent))
models, last = [], []


def remember(module, inputs):
    """Keep the outermost models, and the last normalization layer with the shape that it gets."""
    if not any(module is inner for model in models for inner in model.modules()):
        models.append(module)
    if "Norm" in type(module).__name__ and inputs and isinstance(inputs[0], torch.Tensor):
        last[:] = [module, tuple(inputs[0].shape)]


register_module_forward_pre_hook(remember)
try:
    runpy.run_path(str(script), run_name="__main__")
    print("the script succeeded")
except Exception as error:
    print(f"{type(error).__name__}: {error}")
    if last:
        module, shape = last
        names = [name for model in models for name, inner in model.named_modules() if inner is module]
        size = getattr(module, "num_features", getattr(module, "normalized_shape", "?"))
        print(f"layer '{names[0] or 'model'}': {type(module).__name__} for {size}")
        print(f"input: {shape}")
    sys.exit(1)
