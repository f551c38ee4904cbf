"""List lines that subtract a mask, or make one with byte(): python find_minus.py PATH"""

import ast
import re
import sys
from pathlib import Path

EXAMPLE = "keep = 1 - (src == 0)\nalign.masked_fill_(1 - mask, 0)\nmask = x.byte()\n"


def look(name, text):
    for node in sorted(ast.walk(ast.parse(text)), key=lambda one: getattr(one, "lineno", 0)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub):
            right, one = ast.unparse(node.right), isinstance(node.left, ast.Constant) and node.left.value == 1
            if one and isinstance(node.right, ast.Compare):
                print(f"{name}:{node.lineno}: 1 - ({right})  ->  ~({right})")
            elif one and re.search("mask|valid|indices|keep|ignore", right):
                print(f"{name}:{node.lineno}: 1 - {right}  ->  ~{right}, if {right} is bool")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "byte":
            value = ast.unparse(node.func.value)
            print(f"{name}:{node.lineno}: {value}.byte()  ->  {value}.bool(), if it is a mask")


if len(sys.argv) < 2:
    look("example.py", EXAMPLE)
for argument in sys.argv[1:]:
    for path in [Path(argument)] if Path(argument).is_file() else sorted(Path(argument).rglob("*.py")):
        try:
            look(path, path.read_text(encoding="utf-8", errors="replace"))
        except SyntaxError as error:
            print(f"{path}: not read, {error.msg}")
