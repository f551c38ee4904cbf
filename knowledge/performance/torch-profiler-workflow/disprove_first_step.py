"""Profile the first step of a program, and a later one: how long is each for the host?"""

import torch
from torch.profiler import ProfilerActivity, profile

torch.manual_seed(0)
layer = torch.nn.Linear(1024, 1024).cuda()
batch = torch.randn(256, 1024, device="cuda")
spent = []
for _ in range(5):
    with profile(activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA], acc_events=True) as seen:
        layer(batch).square().mean().backward()
    rows = seen.key_averages()
    first = max(rows, key=lambda row: row.self_cpu_time_total)
    spent.append(sum(row.self_cpu_time_total for row in rows) / 1e3)
    print(f"{spent[-1]:.2f} ms of host time, most of it in {first.key}")
print("the first is ten times the last:", spent[0] > 10 * spent[-1])
