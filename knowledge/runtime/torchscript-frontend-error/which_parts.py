"""Which modules of your model can be scripted, traced and exported? python which_parts.py FILE.py:FUNCTION

The function returns the model and its arguments: return model.eval(), (example,)
"""

import io
import runpy
import sys
import warnings
from contextlib import redirect_stderr, redirect_stdout

import torch

warnings.simplefilter("ignore")


class Demo(torch.nn.Sequential):
    def forward(self, x, **options):
        return {"scores": super().forward(x), "classes": 3}


def attempt(call):
    """Return ok, or the error and the first line of its message."""
    try:
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            call()
    except Exception as error:
        lines = [line.strip() for line in str(error).splitlines() if line.strip()]
        return f"{type(error).__name__}: {lines[0][:52] if lines else ''}"
    return "ok"


if len(sys.argv) > 1:
    file, function = sys.argv[1].rsplit(":", 1)
    model, args = runpy.run_path(file)[function]()
else:
    model, args = Demo(torch.nn.Linear(2, 2), torch.nn.ReLU()), (torch.ones(1, 2),)
for name, part in model.named_modules():
    scripted = attempt(lambda part=part: torch.jit.script(part))
    print(f"script {name or 'the model'} ({type(part).__name__}): {scripted}")
traced = attempt(lambda: torch.jit.trace(model, args))
print("trace the model:", traced)
exported = attempt(lambda: torch.export.export(model, args))
print("export the model:", exported)
best = "torch.export" if exported == "ok" else "torch.jit.trace" if traced == "ok" else "rewrite these lines"
print("verdict:", best)
