"""Which file defines a registered name, and which copy is imported: python find_class.py NAME [FOLDER [SCRIPT]]"""

import importlib.util
import re
import sys
import sysconfig
from pathlib import Path

if len(sys.argv) not in (2, 3, 4):
    sys.exit("usage: python find_class.py NAME [FOLDER [SCRIPT]]")
script = [str(Path(sys.argv[3]).resolve().parent)] if len(sys.argv) == 4 else []
sys.path = script + [place for place in sys.path[1:] if place]  # a script sees its own folder, not this one
name = sys.argv[1].rpartition(".")[2]
folder = Path(sys.argv[2] if len(sys.argv) > 2 else ".").resolve()
known = r"mm|detectron|basicsr|adet|fvcore|fairseq|d2go"
installed = [Path(place) for place in (sysconfig.get_paths()["purelib"], *sys.path) if Path(place).is_dir()]
packages = [part for place in installed for part in place.iterdir() if part.is_dir() and re.match(known, part.name)]
pattern = re.compile(rf"^\s*(?:class|def) {re.escape(name)}\b|name=['\"]{re.escape(name)}['\"]", re.M)


def top(path: Path) -> Path:
    """The outermost folder with an __init__.py, or the file itself."""
    inside = path
    while (inside.parent / "__init__.py").is_file():
        inside = inside.parent
    return inside


def imported(part: Path) -> str:
    try:
        spec = importlib.util.find_spec(part.stem)
    except (ImportError, ValueError):  # no name of a module
        spec = None
    if spec is None or not spec.origin:
        return "not importable"
    origin = Path(spec.origin)
    return "imported copy" if part in (origin, origin.parent) else "another copy is imported"


found = {}
for root in [folder, *packages]:
    for path in sorted(root.rglob("*.py")):
        if path.resolve() not in found and pattern.search(path.read_text(encoding="utf-8", errors="replace")):
            found[path.resolve()] = imported(top(path.resolve()))
for path, which in found.items():
    print(f"{path.relative_to(folder) if folder in path.parents else path}: {which}")
states = list(found.values())
copies = {top(path) for path, which in found.items() if which == "imported copy"}
if not states:
    print("verdict: nowhere, the package is not installed, its release lacks it, or the name is misspelled")
elif len(copies) > 1:
    print("verdict: twice, two imported packages define it; if the message says is not in, import the one that you need")
elif "imported copy" in states:
    print("verdict: not-imported, import this file in the __init__.py, the script or custom_imports")
elif "another copy is imported" in states:
    print("verdict: other-copy, install this folder with pip install -v -e .")
else:
    print("verdict: not-on-path, add the folder to PYTHONPATH, and import the file")
