"""Sort a recording by host time: the line that reads the result is first, and computes nothing."""

import torch
from torch.profiler import ProfilerActivity, profile

torch.manual_seed(0)
x = torch.randn(8192, 8192, device="cuda")
(x @ x).relu().mean().item()
with profile(activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA], acc_events=True) as seen:
    for _ in range(3):
        (x @ x).relu().mean().item()

rows = seen.key_averages()
operators = [row for row in rows if row.key.startswith("aten::")]
for title, key in (
    ("host time, with children", lambda row: row.cpu_time_total),
    ("GPU time, own kernels", lambda row: row.self_device_time_total),
):
    print(f"{title}: {max(operators, key=key).key}")
print(rows.table(sort_by="self_cpu_time_total", row_limit=3, max_name_column_width=30))
