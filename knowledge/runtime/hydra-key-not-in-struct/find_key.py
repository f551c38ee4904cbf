"""python find_key.py KEY FOLDER: where is this key in the YAML files and in the code?"""
import difflib
import re
import sys
from pathlib import Path

if len(sys.argv) != 3:
    sys.exit("usage: python find_key.py KEY FOLDER")
parts = sys.argv[1].lstrip("+~").split("=")[0].split(".")
folder = Path(sys.argv[2])


def paths(file):
    """Yield the path of each key of a YAML file by its indentation, without a YAML parser."""
    stack = []
    for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
        match = re.match(r"( *)([A-Za-z_][\w-]*):(?:\s|$)", line)
        if match:
            stack = [item for item in stack if item[0] < len(match[1])] + [(len(match[1]), match[2])]
            yield tuple(name for _, name in stack)


known = {}
for file in sorted([*folder.rglob("*.yaml"), *folder.rglob("*.yml")]):
    for path in paths(file):
        known.setdefault(path, file)
depth = max((n for n in range(len(parts) + 1) if any(path[-n:] == tuple(parts[:n]) or n == 0
            for path in known)), default=0)
print(f"found: {'.'.join(parts[:depth]) or 'nothing of the path'}")
if depth < len(parts):
    print(f"missing: {parts[depth]}")
    names = sorted({path[-1] for path in known})
    print("similar:", " ".join(difflib.get_close_matches(parts[depth], names, 4, 0.75)) or "none")
for path, file in known.items():
    if path[-1] == parts[-1]:
        print(f"the last name: {'.'.join(path)} in {file.relative_to(folder)}")
for file in sorted(folder.rglob("*.py")):
    if re.search(rf"\b{re.escape(parts[-1])}\b", file.read_text(encoding="utf-8", errors="replace")):
        print(f"code: {file.relative_to(folder)}")
