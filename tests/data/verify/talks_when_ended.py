"""Wait for ever, and talk when told to end."""

import signal
import sys
import time


def talk(number: int, frame: object) -> None:
    """Say what nobody would see who waits."""
    print("told to end", flush=True)
    sys.exit(1)


signal.signal(signal.SIGTERM, talk)
print("rank 0 waits", flush=True)
while True:
    time.sleep(1)
