"""Keep one thread of the GPU busy, and ask nvidia-smi how much of the GPU is used."""

import subprocess
import time

import torch

QUERY = ["nvidia-smi", "-i", "0", "--query-gpu=utilization.gpu", "--format=csv,noheader,nounits"]
torch.cuda._sleep(1)
torch.cuda.synchronize()
end, seen = time.monotonic() + 5, []
while time.monotonic() < end:
    for _ in range(20):
        torch.cuda._sleep(20_000_000)
    seen.append(int(subprocess.run(QUERY, capture_output=True, text=True, check=True).stdout))
    torch.cuda.synchronize()
print("SMs:", torch.cuda.get_device_properties(0).multi_processor_count, "of which one works")
print("nvidia-smi above 90 %:", max(seen) > 90)
print("samples:", *seen)
