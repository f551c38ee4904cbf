"""Run a script, and print where integers become parameters: python watch_integers.py train.py ARGS"""

import runpy
import sys
import traceback
from pathlib import Path

script = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("reproduce.py")
if not script.is_file() or not script.read_bytes().strip():
    sys.exit(f"{script} is {'empty' if script.is_file() else 'not a file'}: give the script that fails")
sys.argv = [str(script), *sys.argv[2:]]
sys.path.insert(0, str(script.resolve().parent))
import torch


def integers(value):
    """Yield name, shape and type of the integer tensors among some variables."""
    for name, one in value.items():
        if isinstance(one, torch.Tensor) and not (one.is_floating_point() or one.is_complex()):
            yield f"  {name}: {tuple(one.shape)}, {one.dtype}"
        elif isinstance(one, torch.nn.Module):
            yield from integers({f"{name}.{inner}": tensor for inner, tensor in list(one.state_dict().items())[:50]})


try:
    runpy.run_path(str(script), run_name="__main__")
    print("the script succeeded")
except RuntimeError as error:
    print(f"RuntimeError: {str(error).splitlines()[0]}")
    for frame, number in list(traceback.walk_tb(error.__traceback__))[::-1]:
        file = Path(frame.f_code.co_filename)
        found = list(integers(frame.f_locals))
        if found and "torch" not in file.parts and file.name != Path(__file__).name:
            print(f"{file.name}:{number}, in {frame.f_code.co_name}")
            print(*found[:8], sep="\n")
    sys.exit(1)
