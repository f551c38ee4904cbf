"""Say which modules a setup.py needs and this Python lacks: python check_setup.py setup.py."""

import ast
import contextlib
import importlib.util
import sys

PACKAGES = {"pkg_resources": "'setuptools<82'", "Cython": "cython", "skbuild": "scikit-build"}


def modules_of(path):
    """Yield the top-level modules that the file imports."""
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read())
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


with contextlib.suppress(ImportError):
    import setuptools  # it brings packaging and wheel along, as it does in a build

path = sys.argv[1] if len(sys.argv) > 1 else "example_setup.py"
needed = {"setuptools", "wheel", *(name.split(".")[0] for name in modules_of(path))}
missing = sorted(name for name in needed if not importlib.util.find_spec(name))
print("Python:", sys.executable)
print(path, "needs:", *sorted(needed - sys.stdlib_module_names))
if missing:
    print("install:", *(PACKAGES.get(name, name) for name in missing))
else:
    print("nothing is missing here: build with --no-build-isolation")
