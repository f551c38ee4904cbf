"""Run a script and list what is mixed in each unit that it wraps: python diagnose.py train.py."""

import runpy
import sys
from collections import defaultdict

from torch.distributed.fsdp import FullyShardedDataParallel

wrap = FullyShardedDataParallel.__init__


def report(self: FullyShardedDataParallel, module, *args, **kwargs) -> None:
    """Print dtype, training and an example of the parameters, then wrap the module."""
    kinds = defaultdict(list)
    for name, parameter in module.named_parameters():
        trained = "trained" if parameter.requires_grad else "frozen"
        kinds[f"{parameter.dtype} {trained}"].append(name)
    if len(kinds) > 1:
        for kind, names in kinds.items():
            print(f"{type(module).__name__}: {len(names)} x {kind}, such as {names[0]}", flush=True)
    wrap(self, module, *args, **kwargs)


FullyShardedDataParallel.__init__ = report
sys.argv = sys.argv[1:] or ["example.py"]
runpy.run_path(sys.argv[0], run_name="__main__")
