"""Print the first known error of a build log, who wrote it, and the cause: python diagnose_log.py build.log."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

# The first pattern that fits a line decides; the lines of ninja, torch and pip fit none.
WRITERS = (
    (r"died due to signal 9|Killed signal", "the kernel", "out-of-memory"),
    (r"unsupported (GNU|Microsoft)|C\+\+\d\d (or later|to compile)|too old version of GCC", "a header", "compiler-mismatch"),
    (r" error: .*No such file or directory", "gcc", "missing-file"),
    (r"Cannot open include file", "cl.exe", "missing-file"),
    (r"cannot find -l", "ld, the linker", "missing-file"),
    (r"nvcc fatal", "nvcc", "unknown-architecture"),
    (r"ptxas (\S+, line|error|fatal)", "ptxas, the device assembler", "source-error"),
    (r"nvlink (error|fatal)", "nvlink, the device linker", "source-error"),
    (r"\S+\(\d+\): error", "CUDA's front end or cl.exe", "source-error"),
    (r"\S+:\d+:\d+: (fatal )?error: ", "gcc", "source-error"),
    (r"\S+:\d+: Error: ", "as, the host assembler", "source-error"),
    (r"undefined reference to", "ld, the linker", "source-error"),
)
TORCH = r"/torch/include/|/cuda[^/]*/include/|\\torch\\include\\"


def first_error(log: str) -> tuple[int, str, str, str] | None:
    """Return the number of the line, its text, who wrote it, and the cause."""
    for number, line in enumerate(log.splitlines(), 1):
        for pattern, writer, cause in WRITERS:
            if re.search(pattern, line) and re.search("error|fatal|killed|cannot|undefined", line, re.I):
                in_torch = cause == "source-error" and re.search(TORCH, line.split("error")[0])
                return number, line.strip(), writer, "compiler-mismatch" if in_torch else cause
    return None


def example() -> str:
    """Return the log of the reproduction."""
    try:
        runpy.run_path("reproduce.py")
    except RuntimeError as error:
        return str(error)
    return ""


data = Path(sys.argv[1]).read_bytes() if sys.argv[1:] else example().encode()
log = data.decode("utf-16" if data[:2] == b"\xff\xfe" else "utf-8", errors="replace")  # PowerShell: 16
if found := first_error(log):
    number, line, writer, cause = found
    print(f"line {number} of {len(log.splitlines())}, written by {writer}:")
    print(line)
    print("verdict:", cause)
else:
    print("verdict: the log holds no error of a compiler; build again and keep all output")
