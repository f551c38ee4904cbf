"""Say which rows of a mask have no key left, and what is typical of them."""

import torch


def look(ignored: torch.Tensor, lengths: torch.Tensor) -> str:
    """Read a mask [batch, query, key], True where a key is ignored."""
    empty = ignored.all(-1)
    whole = empty.all(-1)
    if not empty.any():
        return "no row is empty"
    if (lengths[whole] > 0).any():
        return f"whole sequences {whole.nonzero().flatten().tolist()}, with tokens: upside down"
    if whole.any():
        return f"whole sequences {whole.nonzero().flatten().tolist()}: without a token"
    where = [f"{b}:{q}" for b, q in empty.nonzero().tolist()]
    return "rows " + " ".join(where) + ": two masks together"


size, position = 5, torch.arange(5)
future = position > position[:, None]
far = position < position[:, None] - 1


def right(lengths: torch.Tensor) -> torch.Tensor:
    return (position >= lengths[:, None])[:, None].expand(-1, size, -1)


def left(lengths: torch.Tensor) -> torch.Tensor:
    return (position < size - lengths[:, None])[:, None].expand(-1, size, -1)


some, one_empty = torch.tensor([5, 3]), torch.tensor([5, 0])
print("padding:", look(right(some), some))
print("padding, causal:", look(right(some) | future, some))
print("an empty sequence:", look(right(one_empty), one_empty))
print("True for tokens:", look(~right(some), some))
print("padding on the left, causal:", look(left(some) | future, some))
print("padding, window of two:", look(right(some) | future | far, some))
