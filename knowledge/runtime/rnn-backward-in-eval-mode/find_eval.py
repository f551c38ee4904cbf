"""Run a script, and print each recurrent layer that runs in eval mode while gradients are recorded."""

import runpy
import sys
import traceback
from pathlib import Path

import torch
from torch.nn.modules.module import register_module_forward_pre_hook

script = sys.argv[1] if len(sys.argv) > 1 else str(Path(__file__).with_name("example.py"))
sys.argv = [script, *sys.argv[2:]]
seen = set()


def report(what, layer):
    lines = [f for f in traceback.extract_stack() if "torch" not in Path(f.filename).parts]
    caller = [f for f in lines if f.filename not in (__file__, "<string>")][-1]
    text = f"{type(layer).__name__} {what} at {Path(caller.filename).name}:{caller.lineno}"
    if text not in seen:
        seen.add(text)
        print(text)


def before_forward(layer, args):
    if isinstance(layer, torch.nn.RNNBase) and not layer.training and torch.is_grad_enabled():
        report("runs in eval mode", layer)


def eval_noted(layer):
    if layer.training and any(isinstance(one, torch.nn.RNNBase) for one in layer.modules()):
        report("is put in eval mode", layer)
    return layer.train(False)


torch.nn.Module.eval = eval_noted
register_module_forward_pre_hook(before_forward)
runpy.run_path(script, run_name="__main__")
