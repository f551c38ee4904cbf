"""Run a script, and print how the input shrinks before a layer fails: python trace_layers.py train.py ARGS"""

import runpy
import sys
from pathlib import Path

from torch.nn.modules.module import register_module_forward_pre_hook

script = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("reproduce.py")
if not script.is_file() or not script.read_bytes().strip():
    sys.exit(f"{script} is {'empty' if script.is_file() else 'not a file'}: give the script that fails")
sys.argv = [str(script), *sys.argv[2:]]
sys.path.insert(0, str(script.resolve().parent))
seen = []


def note(layer, inputs):
    """Remember the size of the input, from the first layer of each pass on."""
    name = type(layer).__name__
    if any(kind in name for kind in ("Conv", "Pool", "Pad")) and hasattr(inputs[0], "shape"):
        if seen and seen[0][0] is layer:
            seen.clear()
        kernel = getattr(layer, "kernel_size", getattr(layer, "padding", ""))
        seen.append((layer, f"{name} with {kernel}: input {tuple(inputs[0].shape)}"))


register_module_forward_pre_hook(note)
try:
    runpy.run_path(str(script), run_name="__main__")
    print("the script succeeded")
except Exception as error:
    print(f"{type(error).__name__}: {error}")
    print(*(line for _, line in seen[-12:]), sep="\n")
    sys.exit(1)
