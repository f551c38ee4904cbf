"""Count the files of a folder by suffix and depth: python count_files.py FOLDER"""

import sys
import tempfile
from collections import Counter
from pathlib import Path


def report(folder):
    """Yield what a program finds in the folder."""
    if not folder.is_dir():
        kind = "a file, not a folder" if folder.exists() else "not there"
        last = next(parent for parent in folder.resolve().parents if parent.is_dir())
        yield f"{folder} is {kind}; seen from {Path.cwd()}, the last folder of the path that exists is {last}"
        return
    files = [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]
    yield f"{len(files)} files"
    for (depth, suffix), number in sorted(Counter((len(path.parts) - 1, path.suffix) for path in files).items()):
        where = "in the folder itself" if depth == 0 else f"{depth} folders deep"
        yield f"  {number} with suffix {suffix or '(none)'}, {where}"
    links = [path for path in folder.rglob("*") if path.is_symlink() and not path.exists()]
    if links:
        yield f"  {len(links)} links lead nowhere"


if len(sys.argv) > 1:
    print(*report(Path(sys.argv[1])), sep="\n")
else:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "train/cat").mkdir(parents=True)
        for name in ("train/cat/a.jpg", "train/cat/b.JPG", "labels.csv"):
            (Path(folder) / name).touch()
        print(*report(Path(folder)), sep="\n")
