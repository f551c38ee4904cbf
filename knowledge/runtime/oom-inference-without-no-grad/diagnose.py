"""List the functions of a script that evaluate, with what each is missing.

Usage: python diagnose.py evaluate.py
"""

import ast
import sys
from pathlib import Path

NAMES = ("eval", "valid", "test", "predict", "infer", "generate", "sample")
OFF = ("no_grad", "inference_mode", "set_grad_enabled")


def kept(function: ast.FunctionDef) -> list[int]:
    """Return the lines that append something without moving it to the host."""
    calls = (node for node in ast.walk(function) if isinstance(node, ast.Call))
    appends = (one for one in calls if getattr(one.func, "attr", "") == "append")
    moved = ("cpu(", "item(", "tolist(", "numpy(")
    return [one.lineno for one in appends if not any(word in ast.unparse(one) for word in moved)]


def verdicts(source: str) -> list[str]:
    """Return a line for each function of `source` that evaluates."""
    functions = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    found = []
    for one in functions:
        if any(name in one.name for name in NAMES):
            recording = not any(off in ast.unparse(one) for off in OFF)
            found.append(f"{one.lineno}: {one.name}: recorded" if recording else "")
            found += [f"{line}: {one.name}: outputs-kept" for line in kept(one)]
    return [line for line in found if line] or ["nothing found: look at batch and length"]


print(*verdicts(Path(*sys.argv[1:] or ["example.py"]).read_text("utf-8")), sep="\n")
