"""Go backward twice: which graphs raise, and what has happened by the time that one does?"""

from collections.abc import Callable

import torch

w = torch.ones(3, requires_grad=True)
GRAPHS: dict[str, Callable[[], torch.Tensor]] = {
    "(w + 1).sum()": lambda: (w + 1).sum(),
    "(w * 2).mean()": lambda: (w * 2).mean(),
    "(w * w).sum()": lambda: (w * w).sum(),
    "w.exp().sum()": lambda: w.exp().sum(),
}
for name, graph in GRAPHS.items():
    loss = graph()
    loss.backward()
    try:
        loss.backward()
    except RuntimeError:
        print(f"{name}: raises")
    else:
        print(f"{name}: does not raise")

first, second = torch.ones(3, requires_grad=True), torch.ones(3, requires_grad=True)
shared = first.exp()
shared.sum().backward()
first.grad = None
try:
    (second + shared).sum().backward()
except RuntimeError:
    print("after the error: second has", second.grad, "and first has", first.grad)
