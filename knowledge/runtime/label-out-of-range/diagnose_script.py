"""Run a script; stop at the first loss with a wrong label, and print labels, classes and the cause.

python diagnose_script.py train.py ARGUMENTS; without a script it tries five wrong labels.
"""

import os
import runpy
import sys

import torch
from torch.nn import functional
from torch.overrides import TorchFunctionMode


def verdict(labels: torch.Tensor, wrong: list[int], classes: int) -> str:
    """Return the cause that the labels show."""
    low, high = int(labels[labels != -100].min()), int(labels.max())
    if len(wrong) == 1 and (wrong[0] < 0 or wrong[0] in {254, 255}):
        return f"marker: pass ignore_index={wrong[0]} if it means no label"
    if labels.dim() >= 3:
        return "mask-values: these are gray values of an image; map them to classes"
    if low == 1 and high == classes:
        return "counts-from-1: subtract 1 from the labels"
    if low >= 0 and high < 10 * classes:
        return f"too-few-outputs: the last layer has {classes} outputs, and needs {high + 1} or more"
    return "broken: these values are no labels"


class Watch(TorchFunctionMode):
    """Check the labels before the loss reads them."""

    def __torch_function__(self, func, types, args=(), kwargs=None):
        options = kwargs or {}
        if func in (functional.cross_entropy, functional.nll_loss):
            given = [*args, *(options[one] for one in ("input", "target") if one in options)]
            output, labels = given[0], given[1].detach().cpu()
            classes = output.shape[1] if output.dim() > 1 else len(output)
            if not labels.is_floating_point() and labels.numel():
                good = (labels >= 0) & (labels < classes)
                good |= labels == options.get("ignore_index", -100)
                if not good.all():
                    wrong = labels[~good].unique().tolist()
                    print(f"classes: {classes}; labels from {labels.min()} to {labels.max()}")
                    print(f"wrong: {wrong[:8]}, {int((~good).sum())} of {labels.numel()}")
                    print("verdict:", verdict(labels, wrong, classes))
                    raise SystemExit(0)
        return func(*args, **options)


if __name__ == "__main__":
    with Watch():
        if sys.argv[1:]:
            sys.argv = sys.argv[1:]
            sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
            runpy.run_path(sys.argv[0], run_name="__main__")
        else:
            runpy.run_path(os.path.join(os.path.dirname(__file__), "examples.py"))
