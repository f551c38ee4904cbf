"""Run a script, and print the shapes in the line that failed: python show_shapes.py train.py ARGS"""

import linecache
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


def shapes(value):
    """Yield the shape of a tensor, or of the first tensors in a list."""
    if isinstance(value, torch.Tensor):
        yield f"shape {tuple(value.shape)}"
    elif isinstance(value, (list, tuple)):
        yield from (f"[{i}] {line}" for i, one in enumerate(value[:3]) for line in shapes(one))


try:
    runpy.run_path(str(script), run_name="__main__")
    print("the script succeeded")
except Exception as error:
    frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
    lines = [number for _, number in traceback.walk_tb(error.__traceback__)]
    own = [i for i, frame in enumerate(frames) if "torch" not in Path(frame.f_code.co_filename).parts]
    frame, number = frames[own[-1]], lines[own[-1]]
    file = frame.f_code.co_filename
    print(f"{type(error).__name__}: {error}")
    print(f"{Path(file).name}:{number}: {linecache.getline(file, number).strip()}")
    for name, value in frame.f_locals.items():
        for line in shapes(value):
            print(f"  {name}: {line}")
    sys.exit(1)
