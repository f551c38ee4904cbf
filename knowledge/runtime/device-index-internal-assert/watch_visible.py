"""Print who asks torch for GPUs, and who sets CUDA_VISIBLE_DEVICES: python watch_visible.py train.py ARGS"""

import os
import runpy
import sys
import traceback
from pathlib import Path

import torch

script = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("reproduce.py")
if not script.is_file() or not script.read_bytes().strip():
    sys.exit(f"{script} is {'empty' if script.is_file() else 'not a file'}: give the script that fails")
sys.argv = [str(script), *sys.argv[2:]]
sys.path.insert(0, str(script.resolve().parent))
asked = set()


def caller():
    """Return the last line that is neither torch's nor this file's."""
    frames = [f for f in traceback.extract_stack() if "torch" not in Path(f.filename).parts and f.filename != __file__]
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}"


def watch(name):
    """Report the first call of a function of torch.cuda from each line."""
    function = getattr(torch.cuda, name)

    def watched(*args, **kwargs):
        where = caller()
        if (name, where) not in asked:
            asked.add((name, where))
            print(f"{where} calls torch.cuda.{name}", flush=True)
        return function(*args, **kwargs)

    setattr(torch.cuda, name, watched)


class Environment(type(os.environ)):
    def __setitem__(self, key, value):
        if key == "CUDA_VISIBLE_DEVICES":
            late = ", after torch was asked" if asked else ""
            print(f"{caller()} sets CUDA_VISIBLE_DEVICES to {value!r}{late}", flush=True)
        super().__setitem__(key, value)


for name in ("is_available", "device_count", "get_device_capability", "_lazy_init"):
    watch(name)
os.environ.__class__ = Environment
try:
    runpy.run_path(str(script), run_name="__main__")
except Exception as error:
    print(f"then: {type(error).__name__}")
