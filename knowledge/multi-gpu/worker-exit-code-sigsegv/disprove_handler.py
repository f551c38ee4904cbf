"""Catch the signal in Python, and leave with an error message."""

import ctypes
import signal
import sys


def leave(number: int, frame: object) -> None:
    sys.exit(f"caught signal {number}")


signal.signal(signal.SIGSEGV, leave)
print("handler installed", flush=True)
ctypes.memset(8, 0, 4)
