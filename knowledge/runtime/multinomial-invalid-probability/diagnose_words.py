"""Ask each way of drawing what it says of four bad distributions."""

import torch
from torch.distributions import Categorical

draws = {
    "one": lambda p: torch.multinomial(p, 1),
    "two": lambda p: torch.multinomial(p, 2),
    "two, replaced": lambda p: torch.multinomial(p, 2, replacement=True),
    "Categorical": lambda p: Categorical(probs=p),
    "Categorical, no check": lambda p: Categorical(probs=p, validate_args=False).sample(),
}
bad = {"nan": torch.nan, "inf": torch.inf, "negative": -0.1, "zeros": 0.0}
for name, value in bad.items():
    probabilities = torch.full((3,), value)
    for way, draw in draws.items():
        try:
            draw(probabilities)
        except (RuntimeError, ValueError) as error:
            print(f"{name}, {way}: {str(error).splitlines()[0]}")
