"""Run a script, and list who switched deterministic mode on and which operations have no kernel."""

import runpy
import sys
import traceback
import warnings
from collections import Counter
from pathlib import Path

import torch

script = sys.argv[1] if len(sys.argv) > 1 else str(Path(__file__).with_name("example.py"))
sys.argv = [script, *sys.argv[2:]]
found = Counter()
switch_mode = torch.use_deterministic_algorithms


def switch(mode, *, warn_only=False):
    caller = traceback.extract_stack()[-2]
    print(f"{Path(caller.filename).name}:{caller.lineno} calls use_deterministic_algorithms({mode})")
    switch_mode(mode, warn_only=True)


def note(message, category, filename, lineno, file=None, line=None):
    text = str(message)
    if "deterministic" in text:
        name = "cuBLAS" if "BLAS" in text else text.split(" does not have")[0]
        found[f"{name} at {Path(filename).name}:{lineno}"] += 1


torch.use_deterministic_algorithms = switch
warnings.simplefilter("always")
warnings.showwarning = note
try:
    runpy.run_path(script, run_name="__main__")
finally:
    print("\n".join(f"{where}: {count} times" for where, count in found.items()) or "none found")
