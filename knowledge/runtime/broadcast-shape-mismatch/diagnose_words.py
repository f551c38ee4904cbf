"""Put shapes together that do not fit, in several ways, and print what each says."""

import torch

a, b = torch.ones(2, 4), torch.ones(2, 3)
WAYS = {
    "a + b": lambda: a + b,
    "torch.where(a > 0, a, b)": lambda: torch.where(a > 0, a, b),
    "two differ, (3, 5) + (4, 6)": lambda: torch.ones(3, 5) + torch.ones(4, 6),
    "batches, (2, 3, 4) @ (3, 4, 2)": lambda: torch.ones(2, 3, 4) @ torch.ones(3, 4, 2),
    "a[:] = b": lambda: a.__setitem__(slice(None), b),
    "torch.ones(3).expand(2, 4)": lambda: torch.ones(3).expand(2, 4),
    "torch.ones(4).add_(a)": lambda: torch.ones(4).add_(a),
    "torch.broadcast_shapes": lambda: torch.broadcast_shapes((2, 4), (2, 3)),
    "a[mask of b]": lambda: a[b > 0],
    "torch.stack": lambda: torch.stack([a, b]),
    "torch.cat": lambda: torch.cat([a, b]),
}
for name, way in WAYS.items():
    try:
        way()
    except (RuntimeError, IndexError) as error:
        print(f"{name}: {error}")
