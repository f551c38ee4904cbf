"""Say why a program used CUDA while it ended: another error, a thread, or a destructor.

Usage: python find_exit.py job.log
"""

import re
import sys
from pathlib import Path

LATE = re.compile(r"driver shutting down|CUDA_ERROR_DEINITIALIZED|CudartUnloading")
FIRST = re.compile(r"(?i)\b(error|exception|cannot|can't|couldn't|fatal|assert|killed|not found)")
DULL = re.compile(r"(?i)avg loss|test net output|warning|error polling|terminate called|no error")
THREAD = re.compile(r"WorkNCCL|workCleanupLoop|ProcessGroup|polling for event|setDevice|thread")


def main() -> None:
    """Print the line that ended the program, or what still used CUDA."""
    lines = Path(sys.argv[1]).read_text("utf-8", "replace").splitlines()
    late = next((number for number, line in enumerate(lines) if LATE.search(line)), None)
    if late is None:
        print("verdict: none; the log has no call during shutdown")
        return
    for number, line in enumerate(lines[:late], 1):
        if FIRST.search(line) and not DULL.search(line):
            print(f"line {number}: {line.strip()[:100]}")
            print("verdict: earlier-exit; mend this line, the CUDA error only follows it")
            return
    around = "\n".join(lines[max(0, late - 2) :])
    if found := THREAD.search(around):
        print(f"verdict: thread; {found[0]} still runs when the program ends")
    elif found := re.search(r"~\w+|cuda\w*(?:Free|Destroy)\w*|syncedmem|gpu_memory", around):
        print(f"verdict: destructor; {found[0]} runs after the end of main")
    else:
        print("verdict: at the end; look at the frames below the message")


main()
