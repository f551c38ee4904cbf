"""Which layer of a model gives other numbers on the GPU than on the CPU? Each layer gets the CPU's inputs.
python compare_layers.py FILE:FUNCTION, whose FUNCTION() returns (model, inputs); --example has a planted error"""

import copy
import importlib
import sys

import torch
from torch.utils._pytree import tree_flatten, tree_map_only

sys.path.insert(0, ".")
DEVICE = "mps" if torch.backends.mps.is_available() else "cuda" if torch.cuda.is_available() else "cpu"


def numbers(values):  # the tensors of floating-point numbers in nested tuples
    return [one for one in tree_flatten(values)[0] if torch.is_tensor(one) and one.is_floating_point()]


class Planted(torch.nn.Linear):
    away = False  # stands for a wrong kernel: away from home it reads the weight in the order of memory

    def forward(self, x):
        weight = self.weight.t().reshape(self.weight.shape) if self.away else self.weight
        return torch.nn.functional.linear(x, weight, self.bias)


def example():
    torch.manual_seed(0)
    planted = Planted(8, 8)
    planted.weight = torch.nn.Parameter(planted.weight.detach().t())
    return torch.nn.Sequential(torch.nn.Linear(8, 8), planted, torch.nn.LayerNorm(8)), torch.randn(4, 8)


@torch.no_grad()
def recorded(model, inputs):
    seen = {}

    def keep(name, *values):  # clones, as a later layer may work in place
        seen[name] = (*seen.get(name, ()), *tree_map_only(torch.Tensor, torch.clone, values))

    for name, part in model.named_modules():
        if not list(part.children()) or isinstance(part, torch.nn.MultiheadAttention):
            part.register_forward_pre_hook(lambda _, args, named, name=name: keep(name, args, named), with_kwargs=True)
            part.register_forward_hook(lambda _, args, out, name=name: keep(name, out))
    model(*inputs) if isinstance(inputs, tuple) else model(inputs)
    return seen


file, _, function = (sys.argv[1:] or sys.exit("usage: python compare_layers.py FILE:FUNCTION, or --example"))[0].partition(":")
model, inputs = (getattr(importlib.import_module(file.removesuffix(".py")), function) if function else example)()
there = dict(copy.deepcopy(model.eval()).to(DEVICE).named_modules())
found, Planted.away = recorded(model, inputs), True
for name, (args, named, outs, *_) in found.items():
    args, named = tree_map_only(torch.Tensor, lambda one: one.to(DEVICE), (args, named))
    for other, out in zip(numbers(there[name](*args, **named)), numbers(outs)):  # a NaN counts as different
        off = (other.cpu().float() - out.float()).abs().max().item() / max(out.float().abs().max().item(), 1e-9)
        loose = not all(one.is_contiguous() for one in [*there[name].parameters(), *numbers(args)])
        verdict = "same" if off < 1e-2 else f"DIFFERS by {off:.0%} of its largest value"
        print(f"{name}, {type(there[name]).__name__}: {verdict}", out.dtype, "not contiguous" * loose)
