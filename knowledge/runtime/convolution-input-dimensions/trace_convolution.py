"""Run a script, and print the convolution that fails and where its input came from: python trace_convolution.py train.py ARGS"""

import runpy
import sys
import traceback
from pathlib import Path

import torch
from torch.nn.modules.module import register_module_forward_pre_hook

script = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("reproduce.py")
if not script.is_file() or not script.read_bytes().strip():
    sys.exit(f"{script} is {'empty' if script.is_file() else 'not a file'}: give the script that fails")
sys.argv = [str(script), *sys.argv[2:]]
sys.path.insert(0, str(script.resolve().parent))


def check(layer, inputs):
    """Stop at the first convolution whose input has another number of dimensions than its weight."""
    if "Conv" in type(layer).__name__ and hasattr(layer, "weight") and isinstance(inputs[0], torch.Tensor):
        wanted, shape = layer.weight.dim(), tuple(inputs[0].shape)
        if len(shape) not in (wanted, wanted - 1):
            calls = [f for f in traceback.extract_stack() if "torch" not in Path(f.filename).parts and f.filename != __file__]
            print(f"{layer}")
            print(f"  wants {wanted} dimensions, batch and channels first; it gets {len(shape)}: {shape}")
            print(f"  called at {Path(calls[-1].filename).name}:{calls[-1].lineno}: {calls[-1].line}")
            sys.exit(1)


register_module_forward_pre_hook(check)
runpy.run_path(str(script), run_name="__main__")
print("each convolution got as many dimensions as it wants")
