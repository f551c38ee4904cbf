"""Run a script, and print the lengths of each batch that cannot be packed: python show_lengths.py train.py ARGS"""

import runpy
import sys
import traceback
from pathlib import Path

import torch
from torch.nn.utils import rnn

script = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("reproduce_shape.py")
if not script.is_file() or not script.read_bytes().strip():
    sys.exit(f"{script} is {'empty' if script.is_file() else 'not a file'}: give the script that fails")
sys.argv = [str(script), *sys.argv[2:]]
sys.path.insert(0, str(script.resolve().parent))
pack = rnn.pack_padded_sequence


def watched(input, lengths, *args, **kwargs):
    """Pack the batch, or print what its lengths are and who passed them."""
    try:
        return pack(input, lengths, *args, **kwargs)
    except RuntimeError as error:
        calls = [f for f in traceback.extract_stack() if "torch" not in Path(f.filename).parts and f.filename != __file__]
        print(f"{str(error).splitlines()[0]}")
        print(f"  called at {Path(calls[-1].filename).name}:{calls[-1].lineno}: {calls[-1].line}")
        value = torch.as_tensor(lengths)
        print(f"  batch {tuple(input.shape)}; lengths {tuple(value.shape)}, {value.dtype}, on {value.device}")
        print(f"  from {value.min().item():g} to {value.max().item():g}")
        sys.exit(1)


rnn.pack_padded_sequence = watched
runpy.run_path(str(script), run_name="__main__")
print("each batch was packed")
