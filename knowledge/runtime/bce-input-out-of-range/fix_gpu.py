"""Take the loss of logits on the GPU, plain, under autocast, and with autocast off around it."""

import torch
from torch import nn
from torch.nn import functional

torch.manual_seed(0)
model, inputs = nn.Linear(8, 1).cuda(), torch.randn(64, 8, device="cuda")
labels = torch.ones(64, 1, device="cuda")
plain = functional.binary_cross_entropy_with_logits(model(inputs), labels)
with torch.autocast("cuda", torch.float16):
    logits = model(inputs)
    within = functional.binary_cross_entropy_with_logits(logits, labels)
    with torch.autocast("cuda", enabled=False):
        around = functional.binary_cross_entropy(logits.float().sigmoid(), labels)
for name, loss in {"within": within, "around": around}.items():
    print(f"{name}: {loss.dtype}, as without autocast: {abs(loss - plain).item() < 0.01}")
