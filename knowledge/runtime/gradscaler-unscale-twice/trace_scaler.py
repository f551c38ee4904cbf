"""Run a script, and print the scaler's last calls before it fails: python trace_scaler.py train.py ARGS …"""

import collections
import os
import runpy
import sys
import traceback

import torch

calls = collections.deque(maxlen=12)


def trace(name):
    """Note each call of a method of GradScaler, except those from GradScaler itself."""
    method = getattr(torch.amp.GradScaler, name)

    def traced(self, *args, **kwargs):
        place = traceback.extract_stack(limit=2)[0]
        if not place.filename.endswith("grad_scaler.py"):
            calls.append(f"{name} at {os.path.basename(place.filename)}:{place.lineno}")
        return method(self, *args, **kwargs)

    setattr(torch.amp.GradScaler, name, traced)


for name in ("unscale_", "step", "update"):
    trace(name)
script, *arguments = sys.argv[1:] or ["reproduce.py"]
sys.argv = [script, *arguments]
sys.path.insert(0, os.path.dirname(os.path.abspath(script)))
try:
    runpy.run_path(script, run_name="__main__")
except RuntimeError as error:
    print(error)
print(*calls or ["no call of GradScaler in this process"], sep="\n")
