"""Which layer of a model gives other numbers on the GPU than on the CPU? Each layer gets the CPU's inputs.
python compare_layers.py FILE:FUNCTION, whose FUNCTION() returns (model, inputs); --example has a planted error
"""

import copy
import importlib
import sys

import torch

sys.path.insert(0, ".")
torch.set_grad_enabled(False)
DEVICE = "mps" if torch.backends.mps.is_available() else "cuda" if torch.cuda.is_available() else "cpu"


def clones(values):  # a later layer may work in place
    return [one.clone() if torch.is_tensor(one) else one for one in values]


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


def recorded(model, inputs):
    seen = {}
    for name, part in model.named_modules():
        if not list(part.children()):
            part.register_forward_pre_hook(lambda _, args, name=name: seen.update({name: clones(args)}))
            part.register_forward_hook(lambda _, args, out, name=name: seen.update({name: (seen[name], *clones([out]))}))
    model(*inputs) if isinstance(inputs, tuple) else model(inputs)
    return seen


if not sys.argv[1:]:
    sys.exit("usage: python compare_layers.py FILE:FUNCTION, or --example")
file, _, function = sys.argv[1].partition(":")
build = getattr(importlib.import_module(file.removesuffix(".py")), function) if function else example
model, inputs = build()
there = dict(copy.deepcopy(model.eval()).to(DEVICE).named_modules())
found = recorded(model, inputs)
Planted.away = True
for name, (args, out) in found.items():
    part = there[name]
    other = part(*[one.to(DEVICE) if torch.is_tensor(one) else one for one in args])
    if torch.is_tensor(out) and out.is_floating_point():  # a NaN counts as different
        off = (other.cpu().float() - out.float()).abs().max().item() / max(out.float().abs().max().item(), 1e-9)
        loose = any(not one.is_contiguous() for one in [*part.parameters(), *args] if torch.is_tensor(one))
        verdict = "same" if off < 1e-2 else f"DIFFERS by {off:.0%} of its largest value"
        print(f"{name}, {type(part).__name__}: {verdict}", out.dtype, "not contiguous" if loose else "")
