"""List lines that may keep a tensor in each step: python diagnose_code.py FILE_OR_FOLDER"""

import ast
import re
import sys
import tempfile
from pathlib import Path

EXAMPLE = """
for batch in loader:
    loss = model(batch).sum()
    total += loss
    losses.append(loss.item())
    history["out"].append(out)
    seen += 1
"""
TENSOR = re.compile(r"loss|out|pred|logit|feat|emb|score|hidden|activation|grad", re.IGNORECASE)
SAFE = {"item", "detach", "cpu", "numpy", "tolist", "float", "int", "len"}


def keeps(value: ast.expr) -> bool:
    """Return whether an expression looks like a tensor with its graph or memory."""
    calls = {getattr(n.func, "attr", getattr(n.func, "id", "")) for n in ast.walk(value) if isinstance(n, ast.Call)}
    names = [getattr(n, "attr", getattr(n, "id", "")) for n in ast.walk(value) if isinstance(n, (ast.Name, ast.Attribute))]
    return not calls & SAFE and any(TENSOR.search(name) for name in names)


def suspects(tree: ast.AST) -> set[int]:
    """Return the lines that add to a sum or a list."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AugAssign) and keeps(node.value):
            found.add(node.lineno)
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "append" and node.args:
            found |= {node.lineno} if keeps(node.args[0]) else set()
    return found


top = Path(sys.argv[1]) if sys.argv[1:] else Path(tempfile.mkdtemp(), "train.py")
if not sys.argv[1:]:
    top.write_text(EXAMPLE)
if not top.exists():
    sys.exit(f"{top}: no such file; usage: python diagnose_code.py FILE_OR_FOLDER")
count = left = 0
for file in [top] if top.is_file() else sorted(top.rglob("*.py")):
    text = file.read_text(encoding="utf-8", errors="replace")
    try:
        tree = ast.parse("" if file.suffix == ".ipynb" else text)
        left += file.suffix == ".ipynb"
    except (SyntaxError, ValueError) as error:
        print(f"{file.name}: not read, {error}")
        left += 1
        continue
    for line in sorted(suspects(tree)):
        print(f"{file.name}:{line}: {text.splitlines()[line - 1].strip()}")
        count += 1
if left:
    print(f"files that were not read: {left}; save a notebook with jupyter nbconvert --to script")
other = "unknown" if left else "no such line; record the history"
print("verdict:", "kept-tensors, read these lines" if count else other)
