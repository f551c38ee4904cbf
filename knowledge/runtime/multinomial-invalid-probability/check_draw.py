"""Run a script, stop at the draw that fails, and print where the first bad value was made.

python check_draw.py generate.py ARGUMENTS; without a script it runs reproduce.py.
"""

import os
import runpy
import sys

import torch
from torch import nn

seen: dict[str, object] = {}
draw, softmax = torch.multinomial, torch.Tensor.softmax


def is_bad(value: object) -> bool:
    """Tell whether an output holds NaN or inf; a filter's -inf is allowed."""
    if torch.is_tensor(value):
        return bool(value.isnan().any() or (value == torch.inf).any())
    inner = value.values() if isinstance(value, dict) else value
    return isinstance(inner, (list, tuple)) and any(is_bad(one) for one in inner)


def watch(module: nn.Module, inputs: tuple[object, ...], output: object) -> None:
    """Remember the first module that returns a bad value."""
    if "module" not in seen and is_bad(output):
        broken = [name for name, one in module.named_parameters() if not one.isfinite().all()]
        masked = "a fully masked row, then " if seen.get("masked") else ""
        dtype = output.dtype if torch.is_tensor(output) else "several outputs"
        cause = f"weights: {broken[0]} of " if broken else f"model: {masked}"
        seen["module"] = f"{cause}{type(module).__name__} in {dtype}"


def keep(scores: torch.Tensor, *args: object, **options: object) -> torch.Tensor:
    """Remember the scores that go into softmax, and whether a row of them is fully masked."""
    seen["scores"] = scores
    seen["masked"] = seen.get("masked") or bool((scores.amax(-1) == -torch.inf).any())
    return softmax(scores, *args, **options)


def check(weights: torch.Tensor, *args: object, **options: object) -> torch.Tensor:
    """Draw, or print the verdict and end."""
    rows = weights.detach().reshape(-1, weights.shape[-1])
    bad = ~rows.isfinite().all(-1) | (rows < 0).any(-1) | (rows.sum(-1) <= 0)
    if not bad.any():
        return draw(weights, *args, **options)
    print(f"bad rows: {bad.nonzero().flatten().tolist()} of {len(rows)}")
    scaled = "scaling: temperature" if is_bad(seen.get("scores", rows)) else "filters: none left"
    kind = "negative weights: softmax is missing" if (rows < 0).any() else "a row of zeros"
    print("verdict:", kind if rows.isfinite().all() else seen.get("module", scaled))
    sys.exit()


sys.argv = sys.argv[1:] or ["reproduce.py"]
sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
torch.multinomial = torch.Tensor.multinomial = check
torch.softmax = torch.Tensor.softmax = nn.functional.softmax = keep
nn.modules.module.register_module_forward_hook(watch)
runpy.run_path(sys.argv[0], run_name="__main__")
