"""Run a script up to this warning, and print what had stepped before it and what stepped next."""

import runpy
import sys
import traceback
import warnings
from pathlib import Path

import torch
from torch.optim.lr_scheduler import LRScheduler
from torch.optim.optimizer import register_optimizer_step_post_hook

here = Path(__file__)
script = sys.argv[1] if len(sys.argv) > 1 else str(here.with_name("reproduce.py"))
if not Path(script).is_file() or not Path(script).read_text().strip():
    sys.exit(f"{script} is not a Python script: pass the one that prints the warning")
sys.argv = [script, *sys.argv[2:]]
steps, warned = {"optimizer": 0, "GradScaler": 0}, []


def finish(verdict):
    print("next:", verdict, flush=True)
    raise SystemExit(1)


def show(message, *rest, **named):
    if "lr_scheduler.step()" in str(message):
        library = Path(torch.__file__).parent
        frames = [f for f in traceback.extract_stack() if library not in Path(f.filename).parents]
        call = [f for f in frames if Path(f.filename).name not in (here.name, "warnings.py", "<string>")][-1]
        print(f"{Path(call.filename).name}:{call.lineno} steps the scheduler; before it: {steps}", flush=True)
        warned.append(message)
        if "overridden" in str(message):
            finish("the text itself decides: `overridden`")
        if steps["GradScaler"]:
            finish("GradScaler was called and skipped the step: `skipped-step`")


def optimizer_stepped(*_):
    steps["optimizer"] += 1
    if warned:
        finish("the optimizer steps: `order`")


def counted(original, name):
    def step(self, *args, **named):
        if name == "scheduler" and warned:
            finish("the scheduler again, without the optimizer: `not-stepped`")
        steps["GradScaler"] += name == "GradScaler"
        return original(self, *args, **named)

    return step


warnings.showwarning = show
register_optimizer_step_post_hook(optimizer_stepped)
LRScheduler.step = counted(LRScheduler.step, "scheduler")
torch.amp.GradScaler.step = counted(torch.amp.GradScaler.step, "GradScaler")
runpy.run_path(script, run_name="__main__")
print(f"{script} ended without this warning")
