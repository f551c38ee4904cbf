"""python find_defaults.py PACKAGE|FOLDER|FILE: list defaults that Python 3.11 may reject."""
import ast
import importlib.util
import sys
from pathlib import Path

if len(sys.argv) != 2:
    sys.exit("usage: python find_defaults.py PACKAGE|FOLDER|FILE")
path = Path(sys.argv[1])
if not path.exists():
    spec = importlib.util.find_spec(sys.argv[1])     # finds it without importing it
    if spec is None:
        sys.exit(f"{sys.argv[1]}: no such file, folder or installed package")
    path = Path(spec.origin).parent if spec.submodule_search_locations else Path(spec.origin)


def name(node):
    node = node.func if isinstance(node, ast.Call) else node
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


trees = {}
for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
    try:
        trees[file] = ast.parse(file.read_text(encoding="utf-8", errors="replace"))
    except SyntaxError:
        print(f"{file.name}: not read, its syntax is of another Python")
frozen = set()
found = 0
classes = [(file, node) for file, tree in trees.items() for node in ast.walk(tree)
           if isinstance(node, ast.ClassDef) and "dataclass" in map(name, node.decorator_list)]
for _, node in classes:
    for mark in node.decorator_list:
        words = {key.arg for key in getattr(mark, "keywords", [])}
        if words & {"frozen", "unsafe_hash"}:
            frozen.add(node.name)                    # such objects are hashable
for file, node in classes:
    for line in node.body:
        if not isinstance(line, ast.AnnAssign) or not isinstance(line.value, ast.Call):
            continue
        kind = name(line.value)
        if kind[:1].isupper() and kind not in frozen:
            found += 1
            call = ast.unparse(line.value)
            factory = kind if call == f"{kind}()" else f"lambda: {call}"
            print(f"{file.name}:{line.lineno} {node.name}.{line.target.id} = {call}")
            print(f"    write: field(default_factory={factory})")
print(f"{found} of these in {len(trees)} files, Python {sys.version_info[0]}.{sys.version_info[1]}")
