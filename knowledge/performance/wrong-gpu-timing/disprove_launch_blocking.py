"""Time 500 small kernels in a row as they are, and under CUDA_LAUNCH_BLOCKING=1."""

import os
import subprocess
import sys
import time

if len(sys.argv) == 1:
    for label, value in (("as it is", "0"), ("blocking", "1")):
        env = {**os.environ, "CUDA_LAUNCH_BLOCKING": value}
        subprocess.run([sys.executable, __file__, label], env=env, check=True)
    sys.exit()

import torch

x = torch.randn(64, 64, device="cuda")
times = []
for _ in range(12):
    torch.cuda.synchronize()
    start = time.perf_counter()
    for _ in range(500):
        x @ x
    torch.cuda.synchronize()
    times.append((time.perf_counter() - start) * 1e3)
print(f"{sys.argv[1]}:", *(f"{one:.2f}" for one in times[2:]), "ms")
