"""Where a package declares an option: python find_option.py NAME PACKAGE (or a folder)."""

import difflib
import importlib.util
import re
import sys
from pathlib import Path


def declared(folder):
    """Yield name, file and line of each annotated field in the Python files below a folder."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), 1):
            found = re.match(r"    ([a-z][a-z0-9_]+): \S", line)
            if found:
                yield found[1], path.relative_to(folder), number


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python find_option.py NAME PACKAGE")
    name, package = sys.argv[1].lstrip("-"), sys.argv[2]
    folder = Path(package)
    if not folder.is_dir():
        spec = importlib.util.find_spec(package)
        if spec is None or not spec.submodule_search_locations:
            sys.exit(f"no package {package} in this environment")
        folder = Path(spec.submodule_search_locations[0])
    fields = list(declared(folder))
    here = [f"{path}:{number}" for field, path, number in fields if field == name]
    print(f"{name}:", ", ".join(here) or "nowhere")
    if not here:
        close = difflib.get_close_matches(name, {field for field, _, _ in fields}, 3)
        print("similar:", ", ".join(close) or "none")
