"""Which lines log or write, and the conditions around them: python list_writers.py FILE_OR_FOLDER"""

import ast
import re
import sys
from pathlib import Path

if len(sys.argv) != 2 or not Path(sys.argv[1]).exists():
    sys.exit("usage: python list_writers.py FILE_OR_FOLDER")
root = Path(sys.argv[1])
inside = [path for path in sorted(root.rglob("*")) if re.fullmatch(r"\.(py|ya?ml)", path.suffix)]
paths = inside if root.is_dir() else [root]
wanted = r"wandb\.init|SummaryWriter|makedirs|mkdir|torch\.save|save_pretrained"
shown = 0


def walk(node: ast.AST, conditions: list) -> None:
    global shown
    if isinstance(node, ast.Call) and re.fullmatch(rf"(.*\.)?({wanted})", ast.unparse(node.func)):
        around = " and ".join(conditions) or "none around it"
        print(f"{path}:{node.lineno}: {ast.unparse(node.func)}, if: {around}")
        shown += 1
    if isinstance(node, ast.If):
        walk(node.test, conditions)
        for child in node.body:
            walk(child, [*conditions, ast.unparse(node.test)])
        for child in node.orelse:
            walk(child, [*conditions, f"not ({ast.unparse(node.test)})"])
        return
    for child in ast.iter_child_nodes(node):
        walk(child, conditions)


for path in paths:
    text = path.read_text(encoding="utf-8", errors="replace")
    if path.suffix == ".py":
        try:
            walk(ast.parse(text), [])
        except SyntaxError:
            print(f"{path}: not Python 3")
    elif path.suffix in (".yaml", ".yml"):
        for number, line in enumerate(text.splitlines(), 1):
            if "${now:" in line:
                print(f"{path}:{number}: {line.strip()}, read by each process")
                shown += 1
print(f"{shown} lines")
