"""Turn a deaf ear to every signal that can be ignored, and stay; a child does the same."""

import os
import signal
import time
from pathlib import Path

NAME = Path("token").read_text("ascii")

for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)
if os.fork() == 0:
    os.execv("/bin/sleep", ["sleep", NAME])
while True:
    time.sleep(1)
