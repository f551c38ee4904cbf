"""Take every precaution that Python knows of, and write into memory that was granted."""

import atexit
import signal

import torch

atexit.register(print, "atexit: saved")
for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
    signal.signal(number, lambda *_: print("handler: saved"))
try:
    block = torch.empty(192 << 20)
    print("granted: 768 MiB", flush=True)
    block.fill_(1)
except (MemoryError, RuntimeError):
    print("except: saved")
finally:
    print("finally: saved")
