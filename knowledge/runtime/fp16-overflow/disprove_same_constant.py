"""Write the same -1e9 into half-precision scores in five ways."""

import torch

mask = torch.tensor([True, False])
ways = {
    "masked_fill": lambda: torch.zeros(2, dtype=torch.float16).masked_fill(mask, -1e9),
    "full": lambda: torch.full((2,), -1e9, dtype=torch.float16),
    "addition": lambda: torch.zeros(2, dtype=torch.float16) + mask.half() * -1e9,
    "where": lambda: torch.where(mask, -1e9, torch.zeros(2, dtype=torch.float16)),
    "conversion": lambda: torch.tensor([-1e9, 0.0]).half(),
}
for name, way in ways.items():
    try:
        print(f"{name}: {way().tolist()}")
    except RuntimeError as error:
        print(f"{name}: {error}")
