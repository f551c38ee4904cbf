"""Run a script and say why it has no process group: python diagnose_script.py train.py ARGUMENTS."""

import os
import runpy
import sys
import traceback

import torch
import torch.distributed as dist

done = {"made": False, "destroyed": False}
make, destroy = dist.init_process_group, dist.destroy_process_group


def noted_make(*args: object, **options: object) -> None:
    make(*args, **options)
    done["made"] = True


def noted_destroy(*args: object, **options: object) -> None:
    destroy(*args, **options)
    done["destroyed"] = True


def verdict(told: str) -> str:
    """Return the cause that the traceback and the history of the group show."""
    if "batchnorm.py" in told:
        return "sync-batchnorm"
    if "DataLoader worker process" in told:
        return "other-process"
    if done["destroyed"]:
        return "after-destroy"
    if "RANK" not in os.environ:
        return "no-launcher: RANK is not set"
    return "too-early: a launcher is there, and init_process_group comes later or never"


dist.init_process_group, dist.destroy_process_group = noted_make, noted_destroy
sys.argv = sys.argv[1:] or ["reproduce.py"]
sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except (AssertionError, RuntimeError, ValueError) as error:
    frames = traceback.extract_tb(error.__traceback__)
    asked = [f for f in frames if not f.filename.startswith(torch.__path__[0])]
    print(f"asked in line {asked[-1].lineno}: {asked[-1].line}")
    print("verdict:", verdict("".join(traceback.format_exception(error))))
