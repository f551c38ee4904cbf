"""Find the cause in the lines of MIOpen: python read_miopen.py run.log."""

from __future__ import annotations

import re
import sys
from pathlib import Path

CAUSES = {
    "kernel-build": r"Code object build failed|HIPRTC_ERROR|comgr status|BuildHip|BuildOcl",
    "database": r"unable to open database file|disk I/O error|filesystem_error",
    "no-timing": r"Invalid elapsed time",
    "no-algorithm": r"No suitable algorithm|IsEnoughWorkspace|cannot be executed due to incorrect",
}
EXAMPLES = {
    "a card that is too old": [
        "MIOpen(HIP): Error [BuildOcl] comgr status = INVALID_ARGUMENT (2)",
        "MIOpen Error: hipoc_program.cpp:286: Code object build failed. Source: MIOpenIm2d2Col.cl",
    ],
    "no workspace": [
        "MIOpen(HIP): Warning [IsEnoughWorkspace] Solver <GemmFwdRest>, workspace required: 1228800",
        "MIOpen Error: convolutionocl.cpp:275: No suitable algorithm was found",
    ],
    "a network folder": [
        "MIOpen(HIP): Warning [Find] sqlite_db.cpp:109: unable to open database file"
    ],
    "times of zero": ["MIOpen: Error [EvaluateInvokers] solver_finders.cpp:373: Invalid elapsed time detected"],
    "the exception alone": ["RuntimeError: miopenStatusUnknownError"],
}


def verdict(lines: list[str]) -> str:
    """Return the cause that MIOpen's own lines show, with the first of them."""
    own = [line.strip() for line in lines if "MIOpen" in line]
    for cause, pattern in CAUSES.items():
        found = next((line for line in own if re.search(pattern, line)), None)
        if found:
            return f"{cause}\n  {found[:110]}"
    if not any("miopenStatus" in line for line in lines):
        return "no line of MIOpen in this text"
    return "undecided: set MIOPEN_LOG_LEVEL=5, and run again"


def read(name: str) -> str:
    """Judge the log that the user names."""
    try:
        return verdict(Path(name).read_text(errors="replace").splitlines())
    except OSError as error:
        return f"cannot read {name}: {error.strerror}"


for title, lines in {} if sys.argv[1:] else EXAMPLES.items():
    print(f"{title}: {verdict(lines)}")
for name in sys.argv[1:]:
    print(read(name))
