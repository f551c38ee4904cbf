"""Find what pickle refuses in an object of a program: python pickled.py train.py dataset."""

import importlib
import sys
from pathlib import Path

from diagnose import culprits

program, name = sys.argv[1:] or ("example.py", "dataset")
sys.path.insert(0, str(Path(program).resolve().parent))
module = importlib.import_module(Path(program).stem)  # not as __main__, so its guard holds
if hasattr(module, name):
    print(*(list(culprits(getattr(module, name), name)) or [f"{name}: nothing"]), sep="\n")
else:
    print(f"{name}: {program} does not define it at its top level")
