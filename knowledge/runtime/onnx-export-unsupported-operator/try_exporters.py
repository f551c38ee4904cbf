"""Which exporter and which opset take your model? python try_exporters.py FILE.py:FUNCTION

The function returns the model and its arguments: return model.eval(), (example,)
"""

import inspect
import io
import logging
import os
import runpy
import sys
import warnings

import torch

warnings.simplefilter("ignore")
logging.disable(logging.WARNING)


class Lower(torch.nn.Module):
    def forward(self, x):
        return torch.tril(x)


def attempt(**options):
    """Export once, and return nothing or the message."""
    sys.stdout.flush()
    saved = os.dup(1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    try:
        torch.onnx.export(model, args, io.BytesIO(), **options)
    except Exception as error:
        return (str(error).strip() or type(error).__name__).splitlines()[0][:90]
    finally:
        os.dup2(saved, 1)
    return None


if len(sys.argv) > 1:
    file, function = sys.argv[1].rsplit(":", 1)
    model, args = runpy.run_path(file)[function]()
else:
    model, args = Lower(), (torch.randn(4, 4),)
has_new = "dynamo" in inspect.signature(torch.onnx.export).parameters
old = {"dynamo": False} if has_new else {}
works = []
for opset in range(9, 21):
    message = attempt(opset_version=opset, **old)
    works += [opset] if message is None else []
    print(f"TorchScript exporter, opset {opset}:", message or "ok")
new = attempt(dynamo=True) if has_new else "this torch has no dynamo=True"
print("new exporter:", new or "ok")
if new is None:
    print("verdict: dynamo=True" + (f", or dynamo=False with opset_version={works[0]} or higher" if works else ""))
elif works:
    print(f"verdict: dynamo=False with opset_version={works[0]} or higher")
elif "onnx" in new and ("No module" in new or "not installed" in new):
    print("verdict: pip install onnx onnxscript, then ask again")
else:
    print("verdict: neither; replace the operator or the line of the messages")
