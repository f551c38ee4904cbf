"""Print where a compiled module lies, who installed it, and what a function takes: python check_owner.py MODULE FUNCTION."""

import importlib
import importlib.metadata
import sys
from pathlib import Path

if importlib.util.find_spec("torch"):
    importlib.import_module("torch")  # it loads the libraries that most such modules need
sys.path.insert(0, ".")
module = importlib.import_module(sys.argv[1])
file = Path(module.__file__).resolve()
owners = [
    f"{one.metadata['Name']} {one.version}"
    for one in importlib.metadata.distributions()
    if any(Path(one.locate_file(part)).resolve() == file for part in one.files or [] if part.name == file.name)
]
print("file:", file)
print("installed by:", ", ".join(owners) or "no package: built by hand, or left from an earlier installation")
print("takes:", (getattr(module, sys.argv[2]).__doc__ or "unknown").splitlines()[0])
