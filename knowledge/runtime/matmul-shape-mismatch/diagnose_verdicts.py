"""Make six mistakes, and let diagnose_script.py find the cause of each."""

import torch
from diagnose_script import report, seen
from torch import nn

conv, zeros = nn.Conv2d(1, 8, 3, padding=1), torch.zeros
packed = nn.Linear(784, 512)
packed.weight = nn.Parameter(zeros(784 * 512 // 2, 1))  # as a layer of 4 bits keeps them
text = nn.Sequential(nn.Linear(512, 1024), nn.Linear(4096, 64))
small = nn.Sequential(conv, nn.Flatten(), nn.Linear(8 * 28 * 28, 10))
square = nn.Sequential(conv, nn.Linear(8 * 32 * 32, 10))
mistakes = {
    "a text encoder of another model": lambda: text(zeros(2, 512)),
    "images of another size": lambda: small(zeros(32, 1, 32, 32)),
    "no flatten": lambda: square(zeros(32, 1, 32, 32)),
    "time last, features before": lambda: nn.Linear(16, 10)(zeros(32, 16, 50)),
    "weights of 4 bits": lambda: packed(zeros(32, 784)),
    "a product outside a layer": lambda: zeros(2, 3) @ zeros(4, 5),
}
for name, mistake in mistakes.items():
    seen.clear()
    print(f"# {name}")
    try:
        mistake()
    except RuntimeError as error:
        report(error)
