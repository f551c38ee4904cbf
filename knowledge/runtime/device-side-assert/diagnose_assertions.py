"""Make one wrong call after the other, each in a process of its own, and show the assertion that fails."""

import os
import re

import torch
from torch.nn import functional


def ids(*values: int) -> torch.Tensor:
    return torch.tensor(values, device="cuda")


def zeros(*shape: int) -> torch.Tensor:
    return torch.zeros(shape, device="cuda")


CALLS = {
    "cross_entropy": lambda: functional.cross_entropy(zeros(1, 5), ids(9)),
    "x[i]": lambda: zeros(10)[ids(99)],
    "embedding, 1 token": lambda: functional.embedding(ids(99), zeros(10, 64)),
    "embedding, 10,000 tokens": lambda: functional.embedding(ids(99).repeat(10_000), zeros(10, 64)),
    "gather": lambda: zeros(10).gather(0, ids(99)),
    "scatter_add": lambda: zeros(10).scatter_add(0, ids(99), zeros(1)),
    "scatter of a number": lambda: zeros(10).scatter(0, ids(99), 1.0),
    "take": lambda: zeros(10).take(ids(99)),
    "index_add": lambda: zeros(10).index_add(0, ids(99), zeros(1)),
    "index_copy": lambda: zeros(10).index_copy(0, ids(99), zeros(1)),
    "index_put, accumulated": lambda: zeros(10).index_put((ids(99),), zeros(1), accumulate=True),
    "embedding_bag": lambda: functional.embedding_bag(ids(99), zeros(10, 64), ids(0)),
    "multi_margin_loss": lambda: functional.multi_margin_loss(zeros(1, 5), ids(9)),
    "multinomial of nan": lambda: torch.multinomial(zeros(5) / zeros(5), 1),
    "multinomial of zeros": lambda: torch.multinomial(zeros(5), 1),
    "bernoulli of 1.5": lambda: torch.bernoulli(zeros(3) + 1.5),
    "binary_cross_entropy of 2": lambda: functional.binary_cross_entropy(zeros(1) + 2, zeros(1)),
}

for name, call in CALLS.items():
    reader, writer = os.pipe()
    if os.fork() == 0:
        os.dup2(writer, 2)
        try:
            call()
            torch.cuda.synchronize()
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader, errors="replace") as stream:
        found = re.search(r"Assertion `.*` failed", stream.read())
    os.wait()
    print(f"{name}: {found[0] if found else 'none'}", flush=True)
