import ast
import sys

path, name = sys.argv[1:] if len(sys.argv) == 3 else ("reproduce.py", "features")
NESTS = {"If": "if", "For": "for", "While": "while", "Try": "try", "ExceptHandler": "except"}


def walk(node, around, function):
    for child in ast.iter_child_nodes(node):
        kind = type(child).__name__
        if kind in ("FunctionDef", "AsyncFunctionDef"):
            walk(child, [], child.name)
            continue
        if isinstance(child, ast.Name) and child.id == name and function:
            verb = "gets a value" if isinstance(child.ctx, ast.Store) else "is used"
            under = ", ".join(around) or "no condition"
            print(f"{function}, line {child.lineno}: {name} {verb} under {under}")
        nest = [f"{NESTS[kind]} of line {child.lineno}"] if kind in NESTS else []
        walk(child, around + nest, function)


with open(path, encoding="utf-8") as source:
    walk(ast.parse(source.read()), [], None)
