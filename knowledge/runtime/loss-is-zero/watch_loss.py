"""What cross_entropy sees in a training script: python watch_loss.py SCRIPT [ARGUMENT ...]"""

import atexit
import runpy
import sys

import torch
from torch.nn import functional

if len(sys.argv) < 2:
    sys.exit("usage: python watch_loss.py SCRIPT [ARGUMENT ...]")
original, seen = functional.cross_entropy, []


def watched(logits, target, weight=None, size_average=None, ignore_index=-100, *rest, **options):
    loss = original(logits, target, weight, size_average, ignore_index, *rest, **options)
    seen.append(1)
    if len(seen) <= 5:
        labels = target.numel() if target.is_floating_point() else int((target != ignore_index).sum())
        finite = bool(torch.isfinite(logits.detach()).all())
        kind = str(logits.dtype).replace("torch.", "")
        value = loss.detach().float().mean().item()
        print(f"call {len(seen)}: {labels} of {target.numel()} labels count, output {kind}, "
              f"finite: {finite}, loss {value:.4g}", flush=True)
    return loss


functional.cross_entropy = watched
atexit.register(lambda: seen or print("cross_entropy was not called: another function computes the loss"))
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
