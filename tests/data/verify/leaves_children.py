"""Leave a child in a session of its own, without environment, deaf to SIGTERM, and end well."""

import os
import signal
from pathlib import Path

NAME = Path("token").read_text("ascii")

for _ in range(3):
    if os.fork() == 0:
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        if os.fork() == 0:
            os.execve("/bin/sleep", ["sleep", NAME], {})
        os._exit(0)

print("left three")
