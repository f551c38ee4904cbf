"""Train three steps on a carried LSTM state, with one piece of advice at a time."""

from collections.abc import Callable

import torch
from torch import nn

State = tuple[torch.Tensor, torch.Tensor]


def train(advice: Callable[[State], State], *, zero_grad_twice: bool = False) -> str:
    """Say at which step it ended, and with what."""
    torch.manual_seed(0)
    model = nn.LSTM(4, 8)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    state = (torch.zeros(1, 2, 8), torch.zeros(1, 2, 8))
    for step in range(3):
        output, state = model(torch.randn(5, 2, 4), advice(state))
        optimizer.zero_grad()
        try:
            output.square().mean().backward()
        except RuntimeError as error:
            return f"step {step}: {str(error).partition(' (or')[0]}"
        optimizer.step()
        if zero_grad_twice:
            optimizer.zero_grad()
    return "three steps done"


def thrown_away(state: State) -> State:
    state[0].detach()
    state[1].detach()
    return state


ADVICE: dict[str, Callable[[State], State]] = {
    "nothing": lambda state: state,
    "h.clone(), c.clone()": lambda state: (state[0].clone(), state[1].clone()),
    "h.detach() as a statement": thrown_away,
    "only h = h.detach()": lambda state: (state[0].detach(), state[1]),
    "h and c detached": lambda state: (state[0].detach(), state[1].detach()),
}
for name, advice in ADVICE.items():
    print(f"{name}: {train(advice)}")
print("zero_grad() before and after:", train(ADVICE["nothing"], zero_grad_twice=True))
