"""Let torch name each call that makes the host wait for the GPU."""

import warnings

import torch

x = torch.arange(-4.0, 4.0, device="cuda")
index, ones = torch.tensor([0, 1], device="cuda"), torch.ones(2, device="cuda")
CALLS = {
    "x.sum().item()": lambda: x.sum().item(),
    "if x.sum() > 0": lambda: bool(x.sum() > 0),
    "x.tolist()": lambda: x.tolist(),
    "x.cpu()": lambda: x.cpu(),
    "x[x > 0]": lambda: x[x > 0],
    "x[x > 0] = 0.0": lambda: x.clone().__setitem__(x > 0, 0.0),
    "x[x > 0] = y[x > 0]": lambda: x.clone().__setitem__(x > 0, x[x > 0]),
    "torch.where(x > 0, x, 0.0)": lambda: torch.where(x > 0, x, 0.0),
    "torch.where(x > 0)": lambda: torch.where(x > 0),
    "x.nonzero()": lambda: x.nonzero(),
    "torch.nonzero_static(x, size=8)": lambda: torch.nonzero_static(x, size=8),
    "x[index]": lambda: x[index],
    "x[[0, 1]]": lambda: x[[0, 1]],
    "x.unique()": lambda: x.unique(),
    "x.repeat_interleave(n)": lambda: ones.repeat_interleave(index),
    "x.repeat_interleave(n, output_size=1)": lambda: ones.repeat_interleave(index, output_size=1),
    "torch.bincount(index)": lambda: torch.bincount(index),
    "one_hot(index)": lambda: torch.nn.functional.one_hot(index),
    "one_hot(index, 2)": lambda: torch.nn.functional.one_hot(index, 2),
    "torch.tensor([1.0], device='cuda')": lambda: torch.tensor([1.0], device="cuda"),
    "torch.full((1,), 1.0, device='cuda')": lambda: torch.full((1,), 1.0, device="cuda"),
    "clip_grad_norm_([x], 1.0)": lambda: torch.nn.utils.clip_grad_norm_([x], 1.0),
}

for call in CALLS.values():
    call()
torch.cuda.set_sync_debug_mode("warn")
for name, call in CALLS.items():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call()
    waits = sum("synchronizing" in str(one.message) for one in caught)
    print(f"{name:38} {'waits' if waits else '-'}")
