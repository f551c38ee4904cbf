"""Search a program for what makes handles of another context, thread or GPU.

Usage: python diagnose.py FILE_OR_FOLDER
"""

import re
import sys
import tempfile
from pathlib import Path

CLUES = {
    "other-context": r"pycuda\.autoinit|make_context\(|cuCtxCreate|cuda\.create_context",
    "other-thread": r"threading\.Thread|ThreadPoolExecutor|QThread",
    "other-gpu": r"cuda:[1-9]|set_device\(|SetDevice\(|tensor_split|device_ids",
    "wsl": r"multiprocessing|share_memory|cudaGraphicsGL|register_buffer_gl",
}
EXAMPLE = """\
import threading
import pycuda.autoinit
import torch
worker = threading.Thread(target=engine.infer)
"""


def findings(path: Path) -> list[str]:
    """Return each line with a clue and the cause that it may mean."""
    lines = enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1)
    return [
        f"{path.name}:{number}: {cause}: {line.strip()[:60]}"
        for number, line in lines
        for cause, clue in CLUES.items()
        if re.search(clue, line) and (cause != "wsl" or is_wsl())
    ]


def is_wsl() -> bool:
    """Return whether this is a Linux under Windows."""
    version = Path("/proc/version")
    return version.exists() and "microsoft" in version.read_text().lower()


root = Path(sys.argv[1]) if sys.argv[1:] else Path(tempfile.mkdtemp()) / "detect.py"
if not sys.argv[1:]:
    root.write_text(EXAMPLE)
files = sorted(root.rglob("*.py")) if root.is_dir() else [root]
found = [line for file in files for line in findings(file)]
print(*found, sep="\n")
print(f"{len(found)} places in {len(files)} files")
