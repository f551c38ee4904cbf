"""Run a script, and print the operation that mixed both kinds of tensors, and what was there."""

import runpy
import sys
import traceback
from pathlib import Path

import torch
from torch.distributed.tensor import DTensor

here = Path(__file__)
script = Path(sys.argv[1]) if len(sys.argv) > 1 else here.with_name("reproduce.py")
if not script.is_file() or not script.read_text().strip():
    sys.exit(f"{script} is not a Python script: pass the one that fails")
sys.argv = [str(script), *sys.argv[2:]]
sys.path.insert(0, str(script.resolve().parent))
library = Path(torch.__file__).parent


def kind(tensor):
    if isinstance(tensor, DTensor):
        return f"DTensor {tuple(tensor.shape)} {tensor.placements}"
    return f"Tensor {tuple(tensor.shape)}"


try:
    runpy.run_path(str(script), run_name="__main__")
except RuntimeError as error:
    if "got mixed torch.Tensor and DTensor" not in str(error):
        raise
    print("operation:", str(error).split("got mixed")[0].rstrip(": "))
    frames = list(traceback.walk_tb(error.__traceback__))
    own = [(f, n) for f, n in frames if library not in Path(f.f_code.co_filename).parents]
    own = [(f, n) for f, n in own if f.f_code.co_filename[:1] != "<" and Path(f.f_code.co_filename).name != here.name]
    for frame, line in own[-2:]:
        print(f"{Path(frame.f_code.co_filename).name}:{line} in {frame.f_code.co_name}")
        values = dict(frame.f_locals)
        owner = values.pop("self", None)
        if isinstance(owner, torch.nn.Module):
            values |= {f"self.{name}": value for name, value in list(owner.named_parameters())[:4]}
        for name, value in values.items():
            if isinstance(value, torch.Tensor):
                print(f"  {name}: {kind(value)}")
    sys.exit(1)
print(f"{script} ended without this error")
