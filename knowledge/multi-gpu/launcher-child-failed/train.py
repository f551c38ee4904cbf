"""Fail in one of the ways that a launcher sees: by an exception, a signal, or an exit code."""

import os
import signal
import sys

how = sys.argv[-1]
print("step 1", flush=True)
if how == "killed":
    os.kill(os.getpid(), signal.SIGKILL)
if how == "exit":
    sys.exit(3)
raise ValueError("sample 4711 has no label")
