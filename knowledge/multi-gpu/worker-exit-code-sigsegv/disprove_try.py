"""Wrap the call in everything that Python has for errors."""

import atexit
import ctypes

atexit.register(print, "atexit was run")
print("calling", flush=True)
try:
    ctypes.memset(8, 0, 4)
except BaseException as error:
    print("except was run:", error)
finally:
    print("finally was run")
