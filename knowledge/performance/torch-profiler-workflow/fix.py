"""Profile the step with its mask made at once: the calls of the mask are gone."""

import torch
from reproduce import block, batch, mask_at_once, mask_by_rows
from torch.profiler import ProfilerActivity, profile


def launches(make_mask) -> int:
    """Return how many kernels a forward pass starts."""
    block(batch, src_mask=make_mask())
    with profile(activities=[ProfilerActivity.CUDA], acc_events=True) as seen:
        block(batch, src_mask=make_mask())
        torch.cuda.synchronize()
    return sum(row.count for row in seen.key_averages() if row.self_device_time_total)


print("same mask:", torch.equal(mask_by_rows(), mask_at_once()))
before, after = launches(mask_by_rows), launches(mask_at_once)
print(f"kernels in a forward pass: {before} and {after}")
print("at least 500 fewer:", before - after >= 500)
