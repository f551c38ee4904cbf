"""Run a script and print the types around a TypeError or ValueError: python print_types.py SCRIPT ARGUMENTS"""

import ast
import linecache
import os
import re
import runpy
import sys
import traceback

KINDS = {
    "model-output": r"must be Tensor, not (?:str|\w*Output\w*)\b",
    "several": r"must be Tensor, not tuple|got \(tuple, (?:Parameter|Tensor)",
    "list-or-array": r"must be Tensor, not (?:list|numpy)|got \((?:list|numpy\.ndarray), (?:Parameter|Tensor)",
    "none": r"must be Tensor, not NoneType|got \(NoneType, (?:Parameter|Tensor)",
    "layer-numbers": r"conv\w*\(\) received .* got \(Tensor, (?:weight=)?(?:Parameter|Tensor)",
    "layer-sizes": r"(?:empty|new)\(\)",
}


def shown(value):
    """Return the type of a value, with what tells most about it."""
    shape, kind = getattr(value, "shape", None), type(value).__name__
    if shape is not None:
        return f"{kind} {tuple(shape)} {getattr(value, 'dtype', '')}"
    if isinstance(value, (list, tuple)):
        return f"{kind} of {len(value)}: " + ", ".join(type(one).__name__ for one in value[:4])
    return f"{kind} {value!r}"[:80] if isinstance(value, (str, int, float, type(None))) else kind


def names_of(line):
    """Return the variables of a line of code, or none if it is one part of a longer statement."""
    try:
        tree = ast.parse(line.strip().rstrip(":"))
    except SyntaxError:
        return re.findall(r"[A-Za-z_]\w*", line)
    return [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]


if len(sys.argv) < 2:
    sys.exit("usage: python print_types.py SCRIPT ARGUMENTS")
del sys.argv[0]
sys.path.insert(0, os.path.dirname(os.path.abspath(sys.argv[0])))
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except (TypeError, ValueError) as error:
    frames = [one for one in traceback.walk_tb(error.__traceback__) if "site-packages" not in one[0].f_code.co_filename]
    frame, number = frames[-1]
    line = linecache.getline(frame.f_code.co_filename, number).strip()
    print(f"{os.path.basename(frame.f_code.co_filename)}: {line}")
    for name in dict.fromkeys(names_of(line)):
        if name in (values := {**frame.f_globals, **frame.f_locals}) and not callable(getattr(values[name], "mro", None)):
            print(f"{name}: {shown(values[name])}")
    print("the message:", str(error).splitlines()[0])
    print("verdict:", next((kind for kind, tell in KINDS.items() if re.search(tell, str(error))), "unknown, compare the types"))
