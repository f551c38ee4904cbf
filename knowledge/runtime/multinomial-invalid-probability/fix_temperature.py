"""Divide in float32, take the largest for a temperature of 0, and refuse a negative one."""

import torch


def draw(logits: torch.Tensor, temperature: float) -> torch.Tensor:
    """Return a token for each row of logits."""
    if temperature == 0:
        return logits.argmax(-1, keepdim=True)
    if not 0 < temperature < float("inf"):
        raise ValueError(f"temperature is {temperature}, and must be finite and not negative")
    return torch.multinomial((logits.float() / temperature).softmax(-1), 1)


torch.manual_seed(0)
logits = torch.tensor([2.875, 2.955, 11.0625, -2.5], dtype=torch.float16)
for temperature in (1.0, 0.1, 1e-5, 0.0, -1.0):
    try:
        print(temperature, "token:", draw(logits, temperature).item())
    except ValueError as error:
        print(error)
