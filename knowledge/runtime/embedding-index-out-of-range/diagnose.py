"""Check the tokens of every embedding on the way in, with the module's name in the message."""

import torch
from torch import nn


def guard(model: nn.Module) -> None:
    """Make each embedding of `model` refuse tokens that it has no row for."""
    for name, layer in model.named_modules():
        if isinstance(layer, nn.Embedding):
            layer.register_forward_pre_hook(
                lambda layer, args, name=name: check(name, layer.num_embeddings, args[0])
            )


def check(name: str, rows: int, tokens: torch.Tensor) -> None:
    """Raise if `tokens` holds one that is not among `rows`."""
    low, high = (bound.item() for bound in tokens.aminmax())
    if low < 0 or high >= rows:
        message = f"{name}: tokens {low} to {high} for {rows} rows"
        raise IndexError(message)


model = nn.ModuleDict({"words": nn.Embedding(1000, 8), "positions": nn.Embedding(512, 8)})
guard(model)
for name, tokens in (("words", [5, 1000]), ("positions", [0, 512]), ("words", [-100, 3])):
    try:
        model[name](torch.tensor(tokens))
    except IndexError as error:
        print("IndexError:", error)
