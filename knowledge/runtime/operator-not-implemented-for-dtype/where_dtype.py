"""Find the operation that does not exist for a dtype, with the device and dtype of its inputs.

python where_dtype.py [SCRIPT ARGUMENTS ...]; without a script it looks at reproduce.py.
"""

import runpy
import sys

import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Watch(TorchDispatchMode):
    """Remember each operation and report the one that raises."""

    def __torch_dispatch__(self, operation, types, arguments=(), keywords=None):
        """Run the operation; on a missing kernel print its inputs and try it in float32."""
        try:
            return operation(*arguments, **(keywords or {}))
        except RuntimeError as error:
            if "not implemented for" not in str(error):
                raise
            tensors = [value for value in arguments if isinstance(value, torch.Tensor)]
            kinds = sorted({f"{value.device.type} {value.dtype}" for value in tensors})
            print("operation:", operation, "inputs:", ", ".join(kinds))
            if any(word in str(operation) for word in ("shift", "bitwise", "__and__", "__or__")):
                print("verdict: wrong-kind: packed integers were converted; exclude them from .to(dtype)")
            elif any(value.dtype in (torch.float16, torch.bfloat16) and not value.is_cuda for value in tensors):
                print("verdict: half-on-cpu: move the model to the GPU, or load it in float32")
            elif all(value.dtype.is_floating_point for value in tensors):
                print("verdict: no-kernel: compute this operation in float32")
            else:
                print("verdict: wrong-kind: convert the input with .float(), or use another operation")
            raise SystemExit(0) from None


script = sys.argv[1] if len(sys.argv) > 1 else "reproduce.py"
sys.argv = [script, *sys.argv[2:]]
with Watch():
    runpy.run_path(script, run_name="__main__")
print("verdict: every operation has a kernel")
