"""Rank 1 fails; rank 0 takes no notice of SIGTERM, like one stuck in a collective."""

import os
import signal
import sys
import time

if os.environ["RANK"] == "1":
    time.sleep(2)  # until rank 0 ignores the signal
    sys.exit("ValueError: the real error")
signal.signal(signal.SIGTERM, signal.SIG_IGN)
time.sleep(120)
