"""Run a script; at the error print the line whose graph is already freed, and the cause.

python diagnose_script.py train.py ARGUMENTS; without a script it runs reproduce.py.
"""

import linecache
import os
import re
import runpy
import sys
import warnings

import torch
from torch.optim.optimizer import register_optimizer_step_post_hook

told, calls = [], []
backward = torch.autograd.backward


def counted(*args: object, **options: object) -> None:
    calls.append("backward")
    backward(*args, **options)


def verdict() -> str:
    """Return the cause that the calls before the error show."""
    if "step" not in calls:
        return "two-losses or no-forward: two backward passes, and no optimizer.step() between"
    return "carried or computed-once: detach what this line makes, or move it into the loop"


def report(error: RuntimeError) -> None:
    """Print what anomaly mode shows of the operation that was freed."""
    print(str(error).partition(" (or")[0])
    frames = re.findall(r'File "([^"]*)", line (\d+)', "".join(told[-1:]))
    for path, line in [one for one in frames if not re.search("-packages|runpy|diagnose_", one[0])][-1:]:
        code = linecache.getline(path, int(line)).strip()
        print(f"already freed: {os.path.basename(path)}, line {line}: {code}")
    print(f"verdict, in backward pass {calls.count('backward')}:", verdict())


def run(path: str) -> None:
    """Run a script under anomaly mode."""
    calls.clear()
    warnings.showwarning = lambda message, *_: told.append(str(message))
    try:
        with torch.autograd.set_detect_anomaly(True, check_nan=False):
            runpy.run_path(path, run_name="__main__")
    except RuntimeError as error:
        report(error)


torch.autograd.backward = counted
register_optimizer_step_post_hook(lambda *_: calls.append("step"))
if __name__ == "__main__":
    sys.argv = sys.argv[1:] or ["reproduce.py"]
    sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
    run(sys.argv[0])
