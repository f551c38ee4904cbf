"""What is on the right side where unpacking fails: python where_unpack.py PROGRAM.py ITS ARGUMENTS"""

import ast
import importlib.metadata
import linecache
import os
import re
import runpy
import sys
import traceback


def describe(value):
    """Name the type of a value, and the size or the parts of it."""
    if isinstance(value, (list, tuple)) and not all(isinstance(one, int) for one in value):
        return f"{type(value).__name__} of {len(value)}: {', '.join(describe(one) for one in value)}"
    return f"{type(value).__name__} {tuple(getattr(value, 'shape', None) or value if hasattr(value, '__len__') else ())}"


def release(function, root):
    """Return the package of a function, or of the module that its name begins with, and its release."""
    owner = getattr(function, "__self__", None)
    module = type(owner).__module__ if owner is not None else function.__module__
    package = (root.__name__ if module == "builtins" else module).split(".")[0]
    found = importlib.metadata.packages_distributions().get(package)
    return f"{package} {importlib.metadata.version(found[0])}" if found else f"{package}, not an installed package"


def look(frame, number):
    """Print the failing line and its right side, and return the likely cause."""
    line = linecache.getline(frame.f_code.co_filename, number).strip()
    print(f"line {number} of {os.path.basename(frame.f_code.co_filename)}: {line}")
    if re.match(r"for .* in ", line):
        return "batch, the loader yields another number of values: print one batch, then change the line"
    right = ast.parse(line).body[0].value
    called = isinstance(right, ast.Call)
    of_shape = re.search(r"\.size\(|np\.shape|\.shape", ast.unparse(right))
    node = (right.func.value if right.func.attr == "size" else right.args[0]) if called and of_shape else right
    node, names = (right.func if called and not of_shape else node), {**frame.f_globals, **frame.f_locals}
    value, name = eval(compile(ast.Expression(node), "line", "eval"), names), ast.unparse(node)
    if called and not of_shape:
        print(name, "is of", release(value, names[name.split(".")[0]]))
        return "library, it returns another number of values than the line expects: compare the releases"
    print(name, "is a", describe(value))
    if of_shape and re.match(r"(im|img|image|gray)[0-9]*\b", name):
        return "gray, the image has no channels, or the line expects none: convert it"
    if of_shape:
        return "no-batch, a dimension is missing: pass a batch, or add it with unsqueeze"
    return "batch, the value has another number of parts: change the line, or what fills it"


sys.argv = sys.argv[1:]
if not sys.argv or not os.path.isfile(sys.argv[0]):
    sys.exit("usage: python where_unpack.py PROGRAM.py ITS ARGUMENTS")
sys.path.insert(0, os.path.dirname(os.path.abspath(sys.argv[0])))
try:
    runpy.run_path(sys.argv[0], run_name="__main__")
except ValueError as error:
    print(error)
    print("verdict:", look(*list(traceback.walk_tb(error.__traceback__))[-1]))
