"""Make nine mistakes, and tell them apart by the four numbers of the message."""

import re

import torch
from torch import nn
from torch.nn import functional


def reading(message: str, batch: int) -> str:
    """Tell what the four numbers say, where the batch has so many samples."""
    rows, came, wanted, out = map(int, re.findall(r"\d+", message.partition("(")[2]))
    if rows * came == batch * wanted:
        shape = {1: "as one column", batch * wanted: "batch and all in one row"}
        return f"all values are there, {shape.get(came, 'not flattened')}"
    if wanted == 1:
        return f"the weight is one row of {out} numbers: packed, and not unpacked"
    if rows == batch * wanted:
        return f"the {wanted} features stand in another dimension"
    if came == out:
        return "the second matrix is the wrong way round"
    return f"{came} values in place of {wanted}"


images, rows = torch.zeros(32, 1, 28, 28), torch.zeros(32, 784)
packed = torch.zeros(784 * 512 // 2, 1)
mistakes = {
    "no flatten": (32, lambda: nn.Linear(784, 10)(images)),
    "flatten(0) in place of flatten(1)": (32, lambda: nn.Linear(784, 10)(images.flatten(0))),
    "squeeze() of a batch of one": (1, lambda: nn.Linear(784, 10)(images[:1].squeeze())),
    "one sample as a column": (1, lambda: nn.Linear(784, 10)(torch.zeros(784, 1))),
    "time last, channels before": (32, lambda: nn.Linear(16, 10)(torch.zeros(32, 16, 50))),
    "weight without its transposition": (32, lambda: rows @ nn.Linear(784, 10).weight),
    "784 x 512 weights of 4 bits": (32, lambda: functional.linear(rows, packed)),
    "images of another size": (32, lambda: nn.Linear(784, 10)(torch.zeros(32, 1024))),
    "layers that do not chain": (32, lambda: nn.Linear(512, 10)(nn.Linear(784, 256)(rows))),
}
for name, (batch, mistake) in mistakes.items():
    try:
        mistake()
    except RuntimeError as error:
        print(f"{name}, batch of {batch}: {str(error).partition('multiplied ')[2]}")
        print("   ", reading(str(error), batch))
