"""Which arguments does a function or class accept, and which come close to the one that it refused?

python check_argument.py transformers.TrainingArguments evaluation_strategy, with the Python of the program
"""

import difflib
import importlib
import importlib.metadata
import inspect
import re
import sys


def find(path: str) -> object:
    """Return what the dotted path names: the longest part that can be imported, then attributes."""
    parts = path.split(".")
    for length in range(len(parts) - 1, 0, -1):
        try:
            value = importlib.import_module(".".join(parts[:length]))
        except ImportError:
            continue
        for name in parts[length:]:
            value = getattr(value, name)
        return value
    raise ImportError(path)


if len(sys.argv) != 3 or not re.fullmatch(r"[A-Za-z_]\w*(\.\w+)+", sys.argv[1]):
    sys.exit("usage: python check_argument.py PACKAGE.CLASS ARGUMENT, both from the message")
path, wanted = sys.argv[1].replace(".__init__", ""), sys.argv[2]
try:
    target = find(path)
except (ImportError, AttributeError) as error:
    sys.exit(f"{path} cannot be imported here: {error or type(error).__name__}")
top = path.split(".")[0]
try:
    print("installed:", top, importlib.metadata.version(top))
except importlib.metadata.PackageNotFoundError:
    print("installed:", top, "of no stated release")
names = inspect.signature(target).parameters
print("accepts:", ", ".join(names))
if wanted in names:
    sys.exit("verdict: accepted, the program runs with another Python or passes it to another class")
if any(one.kind is one.VAR_KEYWORD for one in names.values()):
    sys.exit("verdict: passed-on, it takes any name and gives it to a class below; read the last frame")
close = difflib.get_close_matches(wanted, names, 3, 0.5)
print("close to", wanted + ":", ", ".join(close) or "none")
print("verdict: renamed or removed, or this release is too old; compare with the documentation of this release")
