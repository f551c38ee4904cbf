"""Run a script; at the conversion that fails, print the line, its tensors and the cause.

python diagnose_script.py train.py ARGUMENTS; without a script it runs reproduce_grad.py.
"""

import os
import runpy
import sys
import traceback

import torch

CAUSES = {
    "operand type(s)": "order: make both tensors",
    "Concatenation operation": "order: make both tensors",
    "np.ndarray": "objects: give the array a numeric dtype",
    "requires grad": "graph: detach, or item() for a loss",
    "ScalarType": "dtype: float() before numpy()",
    "device type tensor": "on-gpu: cpu() before numpy()",
    "CUDA tensor": "on-gpu: cpu() before numpy()",
}


def call(name: str, x: torch.Tensor) -> str:
    """Return the expression that converts this tensor."""
    steps = [".detach()"] if x.requires_grad else []
    steps += [".cpu()"] if x.device.type != "cpu" else []
    steps += [".float()"] if x.is_floating_point() and x.dtype == torch.bfloat16 else []
    return f"{name}{''.join(steps)}.numpy()"


def report(error: Exception) -> None:
    """Print the last line outside of the packages, and what to write there."""
    frames = list(traceback.walk_tb(error.__traceback__))
    own = [one for one in frames if "-packages" not in one[0].f_code.co_filename]
    frame, number = own[-1]
    print(str(error).partition(". The only")[0])
    print("verdict:", next((CAUSES[one] for one in CAUSES if one in str(error)), "another error"))
    print(f"{os.path.basename(frame.f_code.co_filename)}, line {number}; its tensors:")
    for name, value in frame.f_locals.items():
        if torch.is_tensor(value):
            print(f"  {value.dtype} on {value.device}: {call(name, value)}")
        elif isinstance(value, list) and value and torch.is_tensor(value[0]):
            print(f"  a list of {len(value)} tensors: {call(f'torch.stack({name})', value[0])}")


if __name__ == "__main__":
    sys.argv = sys.argv[1:] or ["reproduce_grad.py"]
    sys.path[0] = os.path.dirname(os.path.abspath(sys.argv[0]))
    try:
        runpy.run_path(sys.argv[0], run_name="__main__")
    except (TypeError, RuntimeError) as error:
        report(error)
