"""Name the kernel of one product for dtypes and sizes, and hold its rate against the best."""

import torch
from torch.profiler import ProfilerActivity, profile

torch.manual_seed(0)


def longest(m: int, k: int, n: int, dtype: torch.dtype) -> tuple[str, float]:
    """Return name and microseconds of the longest kernel of a linear layer."""
    x, weight = torch.randn(m, k, device="cuda"), torch.randn(n, k, device="cuda")
    x, weight = x.to(dtype), weight.to(dtype)
    torch.nn.functional.linear(x, weight)
    with profile(activities=[ProfilerActivity.CUDA], acc_events=True) as seen:
        for _ in range(5):
            torch.nn.functional.linear(x, weight)
        torch.cuda.synchronize()
    row = max(seen.key_averages(), key=lambda row: row.self_device_time_total)
    return row.key, row.self_device_time_total / row.count


CASES = {
    "float32 8192": (8192, 8192, 8192, torch.float32),
    "float16 8192": (8192, 8192, 8192, torch.float16),
    "bfloat16 8192": (8192, 8192, 8192, torch.bfloat16),
    "bfloat16 8184": (8184, 8184, 8184, torch.bfloat16),
    "bfloat16 8190": (8190, 8190, 8190, torch.bfloat16),
    "bfloat16 8191": (8191, 8191, 8191, torch.bfloat16),
    "bfloat16 vocabulary 50257": (8192, 1024, 50257, torch.bfloat16),
    "bfloat16 vocabulary 50304": (8192, 1024, 50304, torch.bfloat16),
    "bfloat16 8 rows": (8, 8192, 8192, torch.bfloat16),
}
seen = {}
for name, (m, k, n, dtype) in CASES.items():
    kernel, spent = longest(m, k, n, dtype)
    seen[name] = kernel, 2 * m * k * n / spent / 1e6
best = max(rate for _, rate in seen.values())
for name, (kernel, rate) in seen.items():
    print(f"{name}: {rate:.0f} TFLOP/s, {100 * rate / best:.0f} % of the best, {kernel[:72]}")
