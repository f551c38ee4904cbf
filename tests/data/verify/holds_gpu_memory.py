"""Leave a deaf child in a session of its own that holds 4 GiB of GPU memory, and end well."""

import os
import signal
import time
from pathlib import Path

if os.fork() == 0:
    os.setsid()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    import torch

    held = torch.ones(1 << 30, device="cuda")
    torch.cuda.synchronize()
    Path("held").touch()
    time.sleep(600)
while not Path("held").exists():
    time.sleep(0.1)
print("the child holds 4 GiB")
