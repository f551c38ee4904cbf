"""Profile warm steps with named phases, then ask three questions of the same recording."""

import torch
from reproduce import block, batch, mask_by_rows, optimizer
from torch.profiler import ProfilerActivity, profile, record_function, schedule

STEPS = 3
with profile(
    activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA],
    schedule=schedule(wait=1, warmup=2, active=STEPS, repeat=1),
    acc_events=True,
) as seen:
    for _ in range(3 + STEPS):
        with record_function("phase: mask"):
            mask = mask_by_rows()
        with record_function("phase: forward"):
            loss = block(batch, src_mask=mask).square().mean()
        with record_function("phase: backward"):
            loss.backward()
        with record_function("phase: optimizer"):
            optimizer.step()
            optimizer.zero_grad()
        with record_function("phase: read"):
            loss.item()
        seen.step()

rows = [row for row in seen.key_averages() if not row.is_user_annotation or row.cpu_time_total]
phases = {row.key: row.cpu_time_total for row in rows if row.key.startswith("phase: ")}
kernels = [row for row in rows if row.device_type == torch.autograd.DeviceType.CUDA]
kernels = [row for row in kernels if not row.is_user_annotation]
operators = [row for row in rows if row.key.startswith("aten::")]
print("1. Is the host or the GPU the limit?")
busy = sum(row.self_device_time_total for row in kernels) / STEPS / 1e3
print(
    f"   {busy:.2f} ms of kernels a step, {sum(phases.values()) / STEPS / 1e3:.2f} ms on the host"
)
print("2. In which phase is the host?")
for name, spent in sorted(phases.items(), key=lambda one: -one[1]):
    print(f"   {name}: {spent / STEPS / 1e3:.2f} ms")
print("3. Which operator is called most?")
for row in sorted(operators, key=lambda row: -row.count)[:4]:
    print(f"   {row.key}: {row.count // STEPS} times a step")
print(seen.key_averages().table(sort_by="count", row_limit=4, max_name_column_width=30))
