"""Run a program and tell which Python line the processor stopped, and by which cause.

Usage: python diagnose.py train.py ARGUMENTS
"""

import re
import subprocess
import sys
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

EXAMPLE = """\
import torch
def split(total, parts):
    return torch.div(total, parts, rounding_mode="trunc")
split(torch.tensor([-2**63]), torch.tensor([-1]))
"""
PRODUCT = r"matmul|linear|\bmm\b|bmm|einsum|attention| @ |conv\d?d?\("
MENDED = (12, 4, 5, 8)


def cublas() -> str:
    """Return the verdict on the installed cuBLAS."""
    for name in ("nvidia-cublas", "nvidia-cublas-cu12", "nvidia-cublas-cu11"):
        try:
            found = version(name)
        except PackageNotFoundError:
            continue
        is_old = tuple(map(int, found.split("."))) < MENDED
        return f"{name} {found}, " + ("older than 12.4.5.8" if is_old else "not an old one")
    return "no cuBLAS package; compare the version of your CUDA toolkit with 12.4"


def verdict(error: str) -> str:
    """Return the cause that the innermost Python frame shows."""
    if not re.search("Floating[ -]point exception", error):  # a hyphen since Python 3.13
        return "no SIGFPE in this run"
    frame = re.search(r'File "([^"]+)", line (\d+) in (\S+)', error)
    if not frame:
        return "import or exit: no Python line was running"
    path, line, name = Path(frame[1]), int(frame[2]), frame[3]
    code = path.read_text().splitlines()[line - 1].strip() if path.exists() else ""
    if re.search(PRODUCT, f"{name} {code}"):
        return f"old-cublas, if on a GPU: {code}\n{cublas()}"
    return f"integer-division or a library bug, in {name}: {code}"


arguments = sys.argv[1:]
if not arguments:
    arguments = [str(Path(tempfile.mkdtemp()) / "example.py")]
    Path(arguments[0]).write_text(EXAMPLE)
run = subprocess.run(
    [sys.executable, "-X", "faulthandler", *arguments], stderr=subprocess.PIPE, text=True
)
print(f"ended with {run.returncode}; -8 is SIGFPE")
print(verdict(run.stderr))
