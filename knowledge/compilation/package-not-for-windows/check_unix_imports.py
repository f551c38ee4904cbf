"""Which files of a package import modules that Windows does not have?

python check_unix_imports.py vllm, or a folder, or a file. It reads the source and imports nothing.
"""

import ast
import importlib.util
import re
import sys
from pathlib import Path

UNIX = {"fcntl", "resource", "pwd", "grp", "termios", "tty", "pty", "crypt", "syslog", "uvloop"}


def catches(handler: ast.ExceptHandler) -> bool:
    """Return whether it catches an import that fails."""
    return not handler.type or bool(re.search(r"ImportError|ModuleNotFound|Exception", ast.unparse(handler.type)))


def imports(body: list[ast.stmt]) -> list[tuple[int, str]]:
    """Return the imports that run when the module is imported on Windows and whose failure nothing catches."""
    found = []
    for node in body:
        if isinstance(node, ast.Import):
            found += [(node.lineno, name.name.split(".")[0]) for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.append((node.lineno, node.module.split(".")[0]))
        elif isinstance(node, (ast.ClassDef, ast.With)):
            found += imports(node.body)
        elif isinstance(node, ast.If) and not re.search(r"(?i)platform|win|os\.name|TYPE_CHECKING", ast.unparse(node.test)):
            found += imports(node.body + node.orelse)
        elif isinstance(node, ast.Try) and not any(catches(one) for one in node.handlers):
            found += imports(node.body)
    return found


if len(sys.argv) != 2:
    sys.exit("usage: python check_unix_imports.py PACKAGE, FOLDER or FILE")
place = Path(sys.argv[1])
if not place.exists():
    spec = importlib.util.find_spec(sys.argv[1]) if sys.argv[1].isidentifier() else None
    if spec is None:
        sys.exit(f"{sys.argv[1]} is no file, no folder and no package of this Python")
    place = Path(list(spec.submodule_search_locations or [spec.origin])[0])
files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
count = 0
for file in files:
    try:
        tree = ast.parse(file.read_text(errors="ignore"))
    except SyntaxError:
        continue
    for line, module in imports(tree.body):
        if module in UNIX:
            count += 1
            print(f"{file.relative_to(place) if place.is_dir() else file.name}:{line}: imports {module}")
print(f"{len(files)} files, {count} imports of modules that Windows does not have")
sys.exit(count > 0)
