"""Keep GPU 1 busy, and judge all GPUs by their best of ten single products and by batches."""

import statistics
import subprocess
import sys

import torch

COUNT = torch.cuda.device_count()
SLOW = 0.85  # of the node's median, as in preflight.py


def rates(index: int, products: int, times: int) -> list[float]:
    """Return TFLOP/s of each of `times` batches of so many products."""
    torch.cuda.set_device(index)
    whole = torch.randint(-4, 5, (8192, 8192), device="cuda").bfloat16()
    milliseconds = []
    for _ in range(times + 1):
        start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        for _ in range(products):
            torch.mm(whole, whole)
        end.record()
        end.synchronize()
        milliseconds.append(start.elapsed_time(end))
    return [products * 2 * 8192**3 / 1e9 / one for one in milliseconds[1:]]


load = subprocess.Popen([sys.executable, "load.py", "1"], stdout=subprocess.PIPE)
try:
    load.stdout.readline()
    ways = {
        "best of ten": [max(rates(index, 1, 10)) for index in range(COUNT)],
        "median of batches": [statistics.median(rates(index, 20, 5)) for index in range(COUNT)],
    }
finally:
    load.kill()
    load.wait()
for name, values in ways.items():
    floor = SLOW * statistics.median(values)
    condemned = [f"GPU {index}" for index, value in enumerate(values) if value < floor]
    print(f"{name}:", *(f"{value:.0f}" for value in values), "TFLOP/s")
    print(f"condemned by the {name}:", *condemned or ["none"])
