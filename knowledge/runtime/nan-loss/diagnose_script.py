"""Run a training script and stop at its first nan or inf: python diagnose_script.py train.py ARGUMENTS."""

import os
import runpy
import sys

import torch
from torch.nn.modules.module import register_module_forward_hook
from torch.optim.optimizer import register_optimizer_step_pre_hook

LARGE = 1e8  # a larger value before the first nan means that the training diverges
backward = torch.Tensor.backward
state = {"step": 1, "largest": 0.0}

def tensors(value: object) -> list[torch.Tensor]:
    if isinstance(value, torch.Tensor):
        return [value.detach()] * value.is_floating_point()
    inside = value.values() if isinstance(value, dict) else value
    return sum(map(tensors, inside), []) if isinstance(value, dict | list | tuple) else []

def bad(found: list[torch.Tensor]) -> bool:
    return not all(one.isfinite().all() for one in found)

def stop(text: str, made: list[torch.Tensor] | None = None) -> None:
    half = any(one.dtype == torch.float16 for one in made or [])
    cause = "fp16-overflow" if half else "divergence" if state["largest"] > LARGE else "out-of-domain"
    print(f"step {state['step']}: verdict: {cause + ', ' if made else ''}{text}", flush=True)
    sys.exit(1)

def check_module(module: torch.nn.Module, inputs: tuple, outputs: object) -> None:
    if any(module.children()):
        return
    name, made = type(module).__name__, tensors(outputs)
    if bad([*module.parameters()]):
        stop(f"the weights of {name} are bad; the step before wrote them")
    if bad(tensors(inputs)):
        stop(f"bad-data, the input of {name}, unless your code computes it")
    if bad(made):
        stop(f"the output of {name}", made)
    state["largest"] = max([state["largest"], *(one.abs().max().item() for one in made if one.numel())])

def checked_backward(loss: torch.Tensor, *args: object, **options: object) -> None:
    if bad([loss.detach()]):
        stop("the loss, while all modules are good", [loss])
    backward(loss, *args, **options)

def check_step(optimizer: torch.optim.Optimizer, *_: object) -> None:
    grads = [w.grad for group in optimizer.param_groups for w in group["params"] if w.grad is not None]
    if bad(grads):
        stop("the gradient, while the loss is good", grads)
    state["step"] += 1


register_module_forward_hook(check_module)
register_optimizer_step_pre_hook(check_step)
torch.Tensor.backward = checked_backward
sys.argv = sys.argv[1:] or ["reproduce.py"]
sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
runpy.run_path(sys.argv[0], run_name="__main__")
