"""Where a function gives a name a value, and under what: python where.py FILE NAME"""

import ast
import sys

if len(sys.argv) not in (1, 3):
    sys.exit("usage: python where.py FILE NAME")
path, name = sys.argv[1:] or ("reproduce.py", "features")
NESTS = {"If": "if", "For": "for", "AsyncFor": "for", "While": "while", "match_case": "case"}
NESTS |= {"Try": "try", "TryStar": "try", "ExceptHandler": "except"}
VERBS = {"Store": "gets a value", "Del": "is deleted", "Load": "is used"}


def verb(node):
    if isinstance(node, ast.Name) and node.id == name:
        return VERBS[type(node.ctx).__name__]
    if isinstance(node, ast.AugAssign) and verb(node.target):
        return "is changed, which takes a value first,"
    if isinstance(node, ast.alias) and (node.asname or node.name.partition(".")[0]) == name:
        return "gets a value by import"
    if isinstance(node, ast.ExceptHandler) and node.name == name:
        return "gets a value, and loses it after the except block,"
    return ""


def has_own(node):
    """Tell whether a comprehension has a variable of this name for itself."""
    targets = [part for one in getattr(node, "generators", ()) for part in ast.walk(one.target)]
    return any(verb(part) for part in targets)


def walk(node, around, function, line):
    for child in ast.iter_child_nodes(node):
        kind = type(child).__name__
        at = getattr(child, "lineno", line)
        if kind in ("FunctionDef", "AsyncFunctionDef"):
            walk(child, [], child.name, at)
            continue
        if verb(child) and function:
            print(f"{function}, line {at}: {name} {verb(child)} under {', '.join(around) or 'no condition'}")
        nest = [f"{NESTS[kind]} of line {at}"] if kind in NESTS else []
        if not has_own(child):
            walk(child, around + nest, function, at)


with open(path, encoding="utf-8") as source:
    walk(ast.parse(source.read()), [], None, 0)
