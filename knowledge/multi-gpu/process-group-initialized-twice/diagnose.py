"""Run a program and print who makes the default group, and who asks for a second one.

Usage: python diagnose.py train.py ARGUMENTS..., or torchrun ... diagnose.py train.py ARGUMENTS...
"""

import importlib
import os
import runpy
import sys
import traceback

import torch
from torch.distributed import distributed_c10d

sys.argv = sys.argv[1:] or ["reproduce.py"]
sys.path.insert(0, os.path.dirname(os.path.abspath(sys.argv[0])))
here = os.path.join(os.getcwd(), "")
packages = [os.path.join(path, "") for path in (*torch.__path__, *importlib.__path__)]
hidden = ("<frozen", runpy.__file__, *packages)
keep = distributed_c10d._update_default_pg  # whoever makes a group comes by here


def show(calls: list[traceback.FrameSummary]) -> None:
    """Print the calls, without those of torch and of Python's import."""
    for call in calls:
        if not call.filename.startswith(hidden):
            print(f"    {call.filename.removeprefix(here)}, line {call.lineno}, in {call.name}")


def tell(group: object) -> None:
    if group is not None:
        print("a default group is made by")
        show(traceback.extract_stack()[:-1])
    keep(group)


distributed_c10d._update_default_pg = tell
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except ValueError as error:
    print(error)
    show(traceback.extract_tb(error.__traceback__))
