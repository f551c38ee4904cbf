"""usage: python find_gathered.py train.py"""

import ast
import sys
from pathlib import Path


def target(node):
    return ast.unparse(node.targets[0]) if isinstance(node, ast.Assign) else ""


def called(node):
    return ast.unparse(node.func).split(".")[-1] if isinstance(node, ast.Call) else ""


def lines_of(text):
    """Lines that wrap a model in DataParallel, and lines that call such a model."""
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Assign)]
    wrapped, found = set(), []
    for node in nodes:
        if any(called(part) == "DataParallel" for part in ast.walk(node.value)):
            wrapped.add(target(node))
            found.append((node.lineno, f"wraps {target(node)}"))
    for node in nodes:
        if isinstance(node.value, ast.Call) and ast.unparse(node.value.func) in wrapped:
            inside = "loss" in target(node).lower()
            where = "the loss is inside" if inside else "all outputs go to the first card"
            found.append((node.lineno, f"{target(node)}: {where}"))
    return sorted(found)


def main(arguments):
    if len(arguments) != 1:
        print(__doc__)
        return 1
    found = lines_of(Path(arguments[0]).read_text(encoding="utf-8"))
    for line, what in found:
        print(f"{arguments[0]}:{line}: {what}")
    if not found:
        print("no DataParallel in this file; look for DistributedDataParallel or device_map")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
