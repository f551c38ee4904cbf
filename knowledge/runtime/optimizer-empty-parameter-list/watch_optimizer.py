"""Run a script, and print what its optimizers and models contain: python watch_optimizer.py train.py ARGS"""

import gc
import runpy
import sys
import warnings
from pathlib import Path

import torch

script = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("reproduce.py")
if not script.is_file() or not script.read_bytes().strip():
    sys.exit(f"{script} is {'empty' if script.is_file() else 'not a file'}: give the script that fails")
sys.argv = [str(script), *sys.argv[2:]]
sys.path.insert(0, str(script.resolve().parent))


def hidden(model):
    """Yield the attributes of a model that hold layers or tensors which torch does not see."""
    for name, value in vars(model).items():
        parts = list(value.values()) if isinstance(value, dict) else value
        if name[0] != "_" and isinstance(parts, (list, tuple)) and any(isinstance(one, torch.nn.Module) for one in parts):
            yield f"  {name} is a plain {type(value).__name__} of layers: use ModuleList or ModuleDict"


try:
    runpy.run_path(str(script), run_name="__main__")
    print("the script succeeded")
except Exception as error:
    print(f"{type(error).__name__}: {error}")
    warnings.simplefilter("ignore")
    models = [one for one in gc.get_objects() if isinstance(one, torch.nn.Module)]
    inner = {id(child) for model in models for child in model.modules() if child is not model}
    for model in sorted((one for one in models if id(one) not in inner), key=lambda one: type(one).__name__):
        parameters = list(model.parameters())
        trainable = sum(parameter.requires_grad for parameter in parameters)
        print(f"{type(model).__name__}: {len(parameters)} parameters, {trainable} of them trainable")
        for line in hidden(model):
            print(line)
    sys.exit(1)
