"""Let padded positions look at themselves, or leave their softmax to torch's own attention."""

from collections.abc import Callable

import torch
from torch import nn
from torch.nn import functional

torch.manual_seed(0)
layers = [nn.Linear(16, 48) for _ in range(2)]
head, prompt = nn.Linear(16, 50), torch.randn(4, 16)
padded = torch.cat([torch.zeros(2, 16), prompt])
real = torch.tensor([False, False, True, True, True, True])
allowed = torch.ones(6, 6, dtype=torch.bool).tril() & real


def itself(query: torch.Tensor, key: torch.Tensor, value: torch.Tensor) -> torch.Tensor:
    """Attend with a mask that hides no row wholly."""
    seen = (allowed | torch.eye(6, dtype=torch.bool))[-len(query) :, -len(key) :]
    return (query @ key.T / 4).masked_fill(~seen, -torch.inf).softmax(-1) @ value


def own(query: torch.Tensor, key: torch.Tensor, value: torch.Tensor) -> torch.Tensor:
    """Attend with torch's function, which gives 0 for a row that is hidden wholly."""
    heads = (part[None, None] for part in (query, key, value))
    return functional.scaled_dot_product_attention(*heads, attn_mask=allowed)[0, 0]


def last(state: torch.Tensor, attend: Callable) -> torch.Tensor:
    """Return the probabilities after the last position."""
    for layer in layers:
        state = state + attend(*layer(state).chunk(3, -1))
    return head(state[-1]).softmax(-1)


alone = last(prompt, itself)
for attend in (itself, own):
    probabilities = last(padded, attend)
    same = torch.allclose(probabilities, alone, atol=1e-6)
    print(f"{attend.__name__}: as without padding: {same}")
    print("tokens:", torch.multinomial(probabilities, 1).numel())
