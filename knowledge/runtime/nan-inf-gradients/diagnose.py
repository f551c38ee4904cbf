"""Name every operator, forward or backward, that makes nan or inf out of inputs without it."""

import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves


def kinds(values) -> set[str]:
    tensors = [t for t in tree_leaves(values) if isinstance(t, torch.Tensor)]
    floats = [t for t in tensors if t.is_floating_point()]
    found = {"nan" for t in floats if t.isnan().any()}
    return found | {"inf" for t in floats if t.isinf().any()}


class Births(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        before = kinds([args, kwargs])
        out = func(*args, **(kwargs or {}))
        for kind in sorted(kinds(out) - before):
            print(f"    {func} makes {kind}")
        return out


def trace(title: str, function, start) -> None:
    x = torch.tensor(start, requires_grad=True)
    print(title)
    with Births():
        print("  forward")
        loss = function(x).sum()
        print("  backward")
        loss.backward()
    print(f"  loss {loss.item()}, gradient {x.grad.tolist()}")


trace("masked too late", lambda x: torch.where(x > 0, x.sqrt(), 0.0), [4.0, 0.0])
trace("outside of the domain", lambda x: x.log(), [4.0, -1.0])
trace("overflow in half precision", lambda x: x.half().exp() - x.half().exp(), [12.0])
trace("a row masked whole", lambda x: x.masked_fill(x < 2, -torch.inf).softmax(0), [0.0, 1.0])
