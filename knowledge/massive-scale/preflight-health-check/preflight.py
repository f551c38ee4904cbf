"""Measure each GPU of this node, and condemn what is missing, logged, wrong or slow."""

import os
import re
import statistics
import subprocess
import sys

import torch

COUNT = torch.cuda.device_count()
EXPECTED = int(os.environ.get("EXPECTED_GPUS", COUNT))
HARDWARE = {48, 64, 74, 79, 95, 119, 120, 140}  # Xids that no program causes
SLOW = 0.85  # of the node's median
FLAGS = "ecc.errors.uncorrected.volatile.total,remapped_rows.pending,remapped_rows.failure"


def lines(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout.splitlines()


def rate(work, amount):
    """Return how much of `amount` a second `work` does: the median of five times twenty runs."""
    milliseconds = []
    for _ in range(6):
        start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        for _ in range(20):
            work()
        end.record()
        end.synchronize()
        milliseconds.append(start.elapsed_time(end) / 20)
    return amount / statistics.median(milliseconds[1:]) * 1e3


def measure(index):
    """Return TFLOP/s, GB/s of a copy, GB/s to the next GPU, and the sum of the product's bits."""
    torch.cuda.set_device(index)
    whole = torch.randint(-4, 5, (8192, 8192), generator=torch.Generator().manual_seed(0))
    whole = whole.bfloat16().cuda()
    data, copy = (torch.empty(1 << 30, dtype=torch.uint8, device="cuda") for _ in range(2))
    peer = torch.empty_like(data, device=f"cuda:{(index + 1) % COUNT}")
    fast = rate(lambda: torch.mm(whole, whole.T), 2 * 8192**3 / 1e12)
    near, far = (rate(lambda: to.copy_(data), (1 << 30) / 1e9) for to in (copy, peer))
    return fast, near, far, torch.mm(whole, whole.T).view(torch.int16).long().sum().item()


log = [re.search(r"NVRM: Xid \(.*?\): (\d+), (.*)", line) for line in lines("dmesg")]
rows = lines("nvidia-smi", f"--query-gpu={FLAGS}", "--format=csv,noheader")
bad = [f"{COUNT} of {EXPECTED} GPUs are there"] if COUNT < EXPECTED else []
bad += [f"kernel log: Xid {m[1]}, {m[2]}" for m in log if m and int(m[1]) in HARDWARE]
bad += [f"GPU {i}: errors, pending, failed: {r}" for i, r in enumerate(rows) if r != "0, No, No"]
*speeds, sums = zip(*(measure(index) for index in range(COUNT)))
for name, values in zip(("TFLOP/s", "GB/s copied", "GB/s to the next"), speeds):
    print(f"{name}:", *(f"{value:.0f}" for value in values))
    floor = SLOW * statistics.median(values)
    bad += [f"GPU {i}: {value:.0f} {name}" for i, value in enumerate(values) if value < floor]
bad += [f"GPU {i}: wrong product" for i, s in enumerate(sums) if s != statistics.mode(sums)]
print("\n".join(f"condemned: {reason}" for reason in bad) or "nothing to condemn")
sys.exit(bool(bad))
