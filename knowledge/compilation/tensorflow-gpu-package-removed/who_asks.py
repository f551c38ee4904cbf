"""Find who asks for tensorflow-gpu: python who_asks.py [FOLDER of the project]"""

import re
import sys
from importlib import metadata
from pathlib import Path

NAMES = re.compile(r"(requirements|constraints).*\.txt|setup\.(py|cfg)|pyproject\.toml|Pipfile|Dockerfile|.*\.(ya?ml|ipynb|sh)")
ASKED = re.compile(r"(tensorflow|tf-nightly)-gpu\s*((?:[=<>!~]=?|\^)=?\s*[0-9][0-9.*]*)?")


def answer(version: str) -> str:
    """Return what to write in place of the old name."""
    number = re.search(r"([0-9]+)\.([0-9]+)", version)
    release = (int(number[1]), int(number[2])) if number else None
    if release and release < (2, 1):
        return "an old release: it needs Python 3.7 or older"
    if release and "==" in version and release < (2, 12):
        return f"tensorflow{version}, with a Python that this release has"
    return "tensorflow[and-cuda] on Linux and WSL, tensorflow elsewhere"


folder = Path(sys.argv[1] if sys.argv[1:] else ".")
found = 0
for path in sorted(folder.rglob("*")):
    if not path.is_file() or not NAMES.fullmatch(path.name) or "site-packages" in path.parts:
        continue
    for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1):
        match = ASKED.search(line)
        if match and not line.lstrip().startswith("#"):
            found += 1
            print(f"{path.relative_to(folder)}:{number}: {match[0].strip()} -> {answer(match[2] or '')}")
for package in metadata.distributions():
    for line in package.requires or []:
        if ASKED.match(line):
            found += 1
            print(f"installed package {package.metadata['Name']} {package.version}: {line}")
nothing = "nothing found: you typed the name, or a package that pip was about to install asks for it"
print(f"{found} found" if found else nothing)
