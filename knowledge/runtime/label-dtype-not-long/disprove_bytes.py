"""Keep labels in 8 bits, with -100 for what the loss shall ignore."""

import torch
from torch.nn import functional

labels = torch.tensor([0, -100, 2, 1])
small = labels.to(torch.uint8)
print("labels in 8 bits:", small.tolist(), flush=True)
for name, given in {"64 bits": labels, "8 bits": small}.items():
    losses = functional.cross_entropy(torch.zeros(4, 200), given, reduction="none")
    print(f"200 classes, {name}:", [round(one, 3) for one in losses.tolist()], flush=True)
for wrong in (65, 156):
    for reduction in ("mean", "none"):
        try:
            given = torch.tensor([wrong], dtype=torch.uint8)
            functional.cross_entropy(torch.zeros(1, 3), given, reduction=reduction)
        except (IndexError, UnicodeDecodeError) as error:
            print(f"3 classes, label {wrong}, {reduction}: {type(error).__name__}: {error}")
functional.cross_entropy(torch.zeros(1, 3, 2, 2), small.view(1, 2, 2))
