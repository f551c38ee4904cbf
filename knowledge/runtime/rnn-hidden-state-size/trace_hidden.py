"""Run a script, and compare the hidden state that an RNN gets with the one it wants: python trace_hidden.py train.py ARGS"""

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
NAMES = ("layers times directions", "rows of the batch", "hidden_size")


def check(rnn, inputs):
    """Stop where the first hidden state has another size than the RNN and its input."""
    if not isinstance(rnn, torch.nn.RNNBase) or len(inputs) < 2 or not isinstance(inputs[0], torch.Tensor):
        return
    hidden = inputs[1][0] if isinstance(inputs[1], tuple) else inputs[1]
    rows = inputs[0].shape[0 if rnn.batch_first else 1]
    wanted = (rnn.num_layers * (2 if rnn.bidirectional else 1), rows, getattr(rnn, "proj_size", 0) or rnn.hidden_size)
    if hidden is None or inputs[0].dim() == 2 or tuple(hidden.shape) == wanted:
        return
    calls = [f for f in traceback.extract_stack() if "torch" not in Path(f.filename).parts and f.filename != __file__]
    print(f"{rnn} called at {Path(calls[-1].filename).name}:{calls[-1].lineno}")
    print(f"  input {tuple(inputs[0].shape)}, hidden state {tuple(hidden.shape)}, wanted {wanted}")
    if hidden.dim() == 3:
        print(*(f"  {name}: {got} in place of {want}" for name, got, want in zip(NAMES, hidden.shape, wanted) if got != want), sep="\n")
    else:
        print(f"  it has {hidden.dim()} dimensions in place of 3")
    sys.exit(1)


register_module_forward_pre_hook(check)
runpy.run_path(str(script), run_name="__main__")
print("each hidden state had the size that its RNN wants")
