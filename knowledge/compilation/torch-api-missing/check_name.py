"""Look up a name such as torch.library.register_fake in the files of the torch that Python finds."""

import ast
import re
import sys
from importlib.machinery import PathFinder
from pathlib import Path

TABLE = Path(__file__).resolve().parent / "names.tsv"
STUBS = ("_C/__init__.pyi", "_C/_VariableFunctions.pyi")


def names_in(file, package):
    """Return the names that a module or a stub binds, and those that it takes over by a star."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(errors="replace"))) if file.is_file() else ():
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.ImportFrom) and node.names[0].name == "*" and node.module:
            start = file.parent if node.level else package.parent
            below = start.joinpath(*node.module.split("."))
            found |= names_in(below / "__init__.py", package)
            found |= names_in(below.with_suffix(".py"), package)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found.update((alias.asname or alias.name).split(".")[0] for alias in node.names)
    return found


def has(package, dotted):
    """Tell whether the Python files and stubs of the torch in `package` have the name."""
    *parents, last = dotted.split(".")[1:]
    folder = package.joinpath(*parents)
    if (folder / last).is_dir() or (folder / f"{last}.py").is_file():
        return True
    files = [folder / "__init__.py", folder.with_suffix(".py")]
    files += [] if parents else [package / stub for stub in STUBS]
    return any(last in names_in(file, package) for file in files)


def main(dotted):
    spec = PathFinder.find_spec("torch", [str(Path.cwd()), *sys.path[1:]])
    if spec is None:
        return print("torch is not installed in this Python")
    package = Path(spec.origin or next(iter(spec.submodule_search_locations)))
    package = package.parent if spec.origin else package
    if not (package / "version.py").is_file():
        return print(f"Python imports {spec.origin or package}, which is not PyTorch: shadowed")
    version = re.search(r"__version__ = '([^']+)'", (package / "version.py").read_text())[1]
    verdict = "there" if has(package, dotted) else "not in its Python files"
    print(f"torch {version}: {dotted} is {verdict}")
    rows = TABLE.read_text().splitlines() if TABLE.is_file() else ()
    for name, first, last in (line.split("\t") for line in rows):
        if name == dotted:
            print(f"  of 20 releases, first in torch {first}, last in torch {last}")


for name in sys.argv[1:] or ("torch.library.register_fake", "torch._six.inf"):
    main(name)
