"""Start a kernel that runs for many minutes, deaf to SIGTERM, and wait for it."""

import signal

import torch

signal.signal(signal.SIGTERM, signal.SIG_IGN)
torch.cuda._sleep(1 << 42)
print("the kernel runs", flush=True)
torch.cuda.synchronize()
