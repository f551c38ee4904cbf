"""Compare forward and backward of each autograd Function: python check_function.py FILE.py..."""

import ast
import sys
from pathlib import Path


def is_function(node):
    """Tell whether a class inherits from torch.autograd.Function."""
    bases = (ast.unparse(base).split(".")[-1] for base in node.bases)
    return isinstance(node, ast.ClassDef) and "Function" in bases


def inputs_of(methods):
    """Return how many inputs forward takes besides the context, or nothing for *args."""
    taken = methods["forward"].args
    context = 0 if "setup_context" in methods else 1
    return None if taken.vararg else len([*taken.posonlyargs, *taken.args]) - context


def counts_of(backward, expected):
    """Return how many values each return of backward gives, and its line."""
    for node in ast.walk(backward):
        if isinstance(node, ast.Return) and node.value is not None:
            values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            while len(values) > expected and ast.unparse(values[-1]) == "None":
                values = values[:-1]  # further Nones at the end are allowed
            if not any(isinstance(one, (ast.Starred, ast.Call)) for one in values[:1]):
                yield node.lineno, len(values)


def faults_of(node):
    """Yield what is wrong with one class."""
    methods = {one.name: one for one in node.body if isinstance(one, ast.FunctionDef)}
    for name in ("forward", "backward"):
        if name not in methods:
            yield node.lineno, f"has no {name}"
        elif "staticmethod" not in map(ast.unparse, methods[name].decorator_list):
            yield methods[name].lineno, f"{name} is not a @staticmethod"
    if {"forward", "backward"} <= set(methods):
        expected = inputs_of(methods)
        for line, count in () if expected is None else counts_of(methods["backward"], expected):
            if count != expected:
                yield line, f"backward returns {count}, forward takes {expected}"


for name in sys.argv[1:] or [str(Path(__file__).with_name("old_function.py"))]:
    tree = ast.parse(Path(name).read_text(errors="replace"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and is_function(node)]
    names = {node.name for node in found}
    for node in found:
        for line, fault in faults_of(node):
            print(f"{Path(name).name}:{line}: {node.name}: {fault}")
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Call):
            called = ast.unparse(node.func.func).split(".")[-1]
            if called in names:
                print(f"{Path(name).name}:{node.lineno}: call {called}.apply(...), not {called}()(...)")
    print(f"{Path(name).name}: {len(found)} functions read")
