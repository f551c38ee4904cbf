"""Run a script and show what grows from batch to batch: python watch_steps.py train.py."""

import gc
import os
import runpy
import sys
import time
import traceback
from statistics import median

import torch
from torch.utils.data import dataloader

EVERY = 25
waits, works, tensors = [], [], []
take, left = dataloader._BaseDataLoaderIter.__next__, None


def timed(self):
    """Take a batch, and note the wait, the work since the last batch, and the tensors alive."""
    global left
    start = time.perf_counter()
    if left is not None:
        works.append(start - left)
    batch = take(self)
    waits.append(time.perf_counter() - start)
    if len(waits) % EVERY == 0:
        tensors.append(sum(issubclass(type(one), torch.Tensor) for one in gc.get_objects()))
    left = time.perf_counter()
    return batch


dataloader._BaseDataLoaderIter.__next__ = timed
sys.argv = sys.argv[1:] or ["train.py"]
sys.path.insert(0, os.path.dirname(os.path.abspath(sys.argv[0])))
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except (KeyboardInterrupt, SystemExit):
    pass
except Exception:
    traceback.print_exc()  # what grew until then is shown all the same


def quarters(values):
    """Return the medians of the first and the last quarter."""
    part = max(len(values) // 4, 1)
    return median(values[1 : part + 1] or values), median(values[-part:])


if len(waits) < 2 * EVERY:
    sys.exit(f"{len(waits)} batches of a torch DataLoader seen, and {2 * EVERY} are needed")
step = sum(quarters(waits)[1:] + quarters(works)[1:])
grown = []
for name, values in (("wait for the batch", waits), ("work", works), ("tensors alive", tensors)):
    early, late = quarters(values)
    print(f"{name}: last quarter {late / early:.1f} times the first")
    if late > 1.5 * early and (values is tensors or late - early > 0.2 * step):
        grown.append(name)
print("grows:", ", ".join(grown) or "nothing")
