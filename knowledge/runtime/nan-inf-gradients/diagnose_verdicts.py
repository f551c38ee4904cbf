"""Let diagnose_script.py find four causes."""

import contextlib
import warnings

import torch
from diagnose_script import Births

warnings.simplefilter("ignore")
x = torch.tensor([4.0, -1.0], requires_grad=True)
mistakes = {
    "a logarithm of -1": lambda: x.log(),
    "float16": lambda: (x * 20).half().exp() - (x * 20).half().exp(),
    "a masked row": lambda: x.masked_fill(x < 5, -torch.inf).softmax(0),
    "a root of 0": lambda: torch.where(x > 0, x.relu().sqrt(), 0.0),
}
for name, mistake in mistakes.items():
    print(f"# {name}")
    anomaly = torch.autograd.set_detect_anomaly(True, check_nan=False)
    with contextlib.suppress(SystemExit), anomaly, Births() as births:
        births.infinite = []
        mistake().sum().backward()
