"""Train; on a signal, finish the step, save a checkpoint, and end. A later start continues."""

import signal
import sys
import time
from pathlib import Path

CHECKPOINT = Path("step.txt")
signals = []
for number in (signal.SIGTERM, signal.SIGUSR1):
    signal.signal(number, lambda got, _frame: signals.append(got))

start = int(CHECKPOINT.read_text()) if CHECKPOINT.exists() else 0
print(f"{'continues' if start else 'starts'} at step {start}", flush=True)
for step in range(start, 1000):
    time.sleep(0.5)  # the work of a step
    if signals:
        CHECKPOINT.write_text(str(step + 1))
        print(f"signal {signals[0]}: checkpoint saved", flush=True)
        sys.exit(0)
    if start:
        sys.exit(0)  # shown: it has continued
