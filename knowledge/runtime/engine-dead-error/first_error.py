"""Read the log of a vLLM server, and print the first error of its engine, before the API server's echoes."""

import re
import sys
from pathlib import Path

ERROR = re.compile(r"\b(?:[A-Za-z_.]{0,60}(?:Error|Exception)|CUDA error|Segmentation fault|Killed)\b")
ECHO = re.compile(r"DeadError|Engine loop|Traceback|raise |fatal error|File \"|\^\^|Internal Server Error|_error\b")
KINDS = {
    "step-timeout": r"RPC call to \w+ timed out",
    "gpu-memory": r"out of memory|OutOfMemory",
    "kernel-fault": r"illegal memory access|device-side assert|misaligned|launch failure|Cuda error",
    "killed": r"died unexpectedly|Exit code: -?\d+|Killed",
}


def look(path):
    if not path.is_file():
        return f"{path} is not a file: pass the whole log of the server"
    lines = path.read_text(errors="replace").splitlines()
    if not any("DeadError" in line or "died unexpectedly" in line for line in lines):
        return f"{path.name}: no EngineDeadError in {len(lines)} lines"
    for number, line in enumerate(lines, 1):
        kind = next((kind for kind, sign in KINDS.items() if re.search(sign, line)), None)
        if " INFO " in line or not (kind or (ERROR.search(line) and not ECHO.search(line))):
            continue
        text = re.sub(r"^.*?\[\w+\.py:\d+\] ?", "", line).strip()
        return f"{path.name}: `{kind or 'other-error'}`, line {number}\n  {text[:100]}"
    return f"{path.name}: `cut-off`, only the API server's lines are here"


here = Path(__file__).parent
for name in sys.argv[1:] or sorted(str(path) for path in here.glob("example_*.log")):
    print(look(Path(name)))
