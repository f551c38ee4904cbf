"""Ask a small network for an action, for batches from 1 to 65536, on the CPU and on the GPU."""

import statistics
import time

import torch
from torch import nn

torch.manual_seed(0)
layers = nn.Linear(4, 24), nn.ReLU(), nn.Linear(24, 24), nn.ReLU(), nn.Linear(24, 2)


def milliseconds(device: str, batch: int) -> list[float]:
    """Return the times from samples on the CPU to actions on the CPU."""
    net, samples, times = nn.Sequential(*layers).to(device), torch.randn(batch, 4), []
    with torch.inference_mode():
        for _ in range(60):
            start = time.perf_counter()
            net(samples.to(device)).argmax(1).tolist()
            times.append(1e3 * (time.perf_counter() - start))
    return times[10:]


for batch in (1, 16, 256, 4096, 65536):
    cpu, gpu = milliseconds("cpu", batch), milliseconds("cuda", batch)
    if batch == 1:
        print("one sample on the CPU:", *(f"{one:.3f}" for one in cpu[-6:]), "ms")
        print("one sample on the GPU:", *(f"{one:.3f}" for one in gpu[-6:]), "ms")
    on_cpu, on_gpu = statistics.median(cpu), statistics.median(gpu)
    faster = "CPU" if on_cpu < on_gpu else "GPU"
    print(f"batch {batch}: CPU {on_cpu:.3f} ms, GPU {on_gpu:.3f} ms -> {faster}")
