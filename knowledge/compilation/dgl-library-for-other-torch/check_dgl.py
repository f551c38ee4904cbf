"""For which releases of torch does the installed dgl have libraries? It imports neither of them."""

import importlib.metadata
import importlib.util
import re
import sys
from pathlib import Path


def release(name: str) -> str:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return ""


spec = importlib.util.find_spec("dgl")
if spec is None:
    sys.exit("verdict: this Python has no dgl")
home = Path(list(spec.submodule_search_locations)[0])
torch = release("torch")
print("dgl", release("dgl") or "of no stated release", "and torch", torch or "none")
wanted = re.split(r"\+", torch)[0]
missing = []
for folder in ("graphbolt", "dgl_sparse", "tensoradapter/pytorch"):
    names = [file.name for file in sorted((home / folder).glob("*pytorch_*"))]
    found = {match[1] for name in names if (match := re.search(r"pytorch_(\d+\.\d+\.\d+)", name))}
    releases = sorted(found, key=lambda text: [int(number) for number in text.split(".")])
    print(f"{folder}: {', '.join(releases) or 'no library'}")
    if wanted not in releases:
        missing.append((folder, releases))
if not missing:
    sys.exit("verdict: cannot-load, there is a library; read the OSError above the message")
fitting = [releases[-1] for _, releases in missing if releases]
if not fitting:
    sys.exit("verdict: source-build, no library was built; build dgl with torch in the environment")
print(f"verdict: other-torch, install torch=={fitting[0]} or a dgl that lists {wanted}")
