"""Crash in three places, and let torch name the libraries of the innermost frames."""

import re
import subprocess
import sys
from itertools import takewhile

ASK = "import ctypes, torch; torch._C._set_print_stack_traces_on_fatal_signal(True); "
CRASHES = {
    "a storage that was freed": "x = torch.ones(9); x.untyped_storage().resize_(0); x.sum()",
    "a wrong address for libc": "ctypes.memset(8, 0, 4)",
    "a wrong address for your own library": "ctypes.CDLL('./scale.so').scale(8, 4)",
}


def libraries(report: str) -> list[str]:
    """Return the libraries of the thread that crashed, from the innermost frame to Python."""
    threads = [part for part in report.split("\n\n") if "fatalSignalHandler" in part]
    frames = threads[0].split("<omitting python frames>")[0] if threads else ""
    files = re.findall(r"frame #\d+: .*/(\S+)\)$", frames, re.MULTILINE)
    below_handler = (re.sub(r"\.cpython.*|\.so.*", "", file) for file in files[3:])
    before_python = takewhile(lambda name: not name.startswith("python"), below_handler)
    return list(dict.fromkeys(before_python))


subprocess.run(["gcc", "-shared", "-fPIC", "-o", "scale.so", "scale.c"], check=True)
for name, code in CRASHES.items():
    run = subprocess.run([sys.executable, "-c", ASK + code], capture_output=True, text=True)
    print(f"{name}: {' < '.join(libraries(run.stderr)) or 'not a word'} ({run.returncode})")
