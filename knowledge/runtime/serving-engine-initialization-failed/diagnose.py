"""Find the error that stopped a vLLM or SGLang engine, above the line that reports the end.

Usage: python diagnose.py server.log
"""

import re
import sys
from pathlib import Path

REPORTS = re.compile(
    r"Engine core initialization failed|failed to start|WorkerProc initialization failed"
    r"|See (?:root cause|stack trace)|scheduler (?:died|is dead)|server launch failed"
    r"|leaked (?:shared_memory|semaphore)|Initialization failed|[Ee]xit code: -"
)
ERROR = re.compile(r"(?:\w+\.)*\w*(?:Error|Exception|Interrupt)\b:? .+")
KINDS = {
    "killed": r"[Ee]xit code: -9|SIGKILL|Killed",
    "memory": r"out of memory|KV cache|cache blocks|Free memory|Not enough memory",
    "kernel-build": r"ninja|nvcc|flashinfer|FlashInfer|Triton|ptxas",
    "communication": r"NCCL|DistBackend|ProcessGroup|TCPStore|Gloo",
}


def verdict(log: str) -> str:
    """Return the kind of the first error in `log` that is no report of the end."""
    lines = log.splitlines()
    errors = [line for line in lines if ERROR.search(line) and not REPORTS.search(line)]
    ends = [line for line in lines if REPORTS.search(line)]
    shown = errors[:1] or [line for line in ends if re.search(KINDS["killed"], line)]
    if not shown:
        return "cut-off: no error above the report; take the log from the start of the server"
    found = ERROR.search(shown[0])
    text = found[0] if found else shown[0]
    kinds = (kind for kind, clue in KINDS.items() if re.search(clue, text))
    return f"{next(kinds, 'other')}: {text[:90]}"


paths = [Path(name) for name in sys.argv[1:]] or sorted(Path().glob("example_*.log"))
for path in paths:
    print(f"{path.name}: {verdict(path.read_text('utf-8', errors='replace'))}")
