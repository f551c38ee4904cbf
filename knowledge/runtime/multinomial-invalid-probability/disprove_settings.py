"""Turn the knobs of sampling on logits with one nan."""

import torch

logits = torch.randn(50, generator=torch.manual_seed(0))
logits[7] = torch.nan


def top_k(scores: torch.Tensor) -> torch.Tensor:
    """Keep the five largest."""
    return scores.masked_fill(scores < scores.topk(5).values[-1], -torch.inf)


knobs = {
    "temperature 0.5": lambda scores: scores / 0.5,
    "temperature 2": lambda scores: scores / 2,
    "top_k 5": top_k,
    "probabilities, clamped": lambda scores: scores.softmax(-1).clamp(1e-8, 1).log(),
    "softmax in float64": lambda scores: scores.double(),
}
for name, knob in knobs.items():
    try:
        print(name, torch.multinomial(knob(logits).softmax(-1), 1).item())
    except RuntimeError as error:
        print(f"{name}: {error}")
