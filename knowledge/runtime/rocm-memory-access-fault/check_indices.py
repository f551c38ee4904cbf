"""Run a script and stop at the first index beyond its table: python check_indices.py train.py."""

import runpy
import sys

from torch import nn
from torch.nn import functional

lookup, entropy = functional.embedding, functional.cross_entropy


def check(what, indices, size):
    """Stop if an index is negative or beyond the size, -100 excepted."""
    seen = indices[indices != -100]
    if len(seen) and not 0 <= int(seen.min()) <= int(seen.max()) < size:
        sys.exit(f"{what} of {size} rows received index {int(seen.min())} to {int(seen.max())}")


def checked_lookup(indices, weight, *args, **kwargs):
    """Check the indices, then look them up."""
    check("table", indices.flatten(), len(weight))
    return lookup(indices, weight, *args, **kwargs)


def checked_entropy(scores, target, *args, **kwargs):
    """Check class numbers, then compute the loss."""
    if not target.is_floating_point():
        check("scores", target.flatten(), scores.shape[1 if scores.dim() > 1 else 0])
    return entropy(scores, target, *args, **kwargs)


functional.embedding, functional.cross_entropy = checked_lookup, checked_entropy
nn.modules.sparse.F, nn.modules.loss.F = functional, functional
sys.argv = sys.argv[1:] or ["example.py"]
runpy.run_path(sys.argv[0], run_name="__main__")
print("every index of a lookup and of a loss was within its table")
