"""Compare the shapes under the names that agree, and say what they have in common."""

import torch
from torch import Tensor, nn


def verdict(checkpoint: dict[str, Tensor], model: nn.Module) -> str:
    have = {key: value.shape for key, value in checkpoint.items()}
    want = {key: value.shape for key, value in model.state_dict().items()}
    both = have.keys() & want.keys()
    differ = sorted(key for key in both if have[key] != want[key])
    pairs = [(have[key], want[key]) for key in differ]
    count = f"{len(differ)} of {len(both)} tensors"
    if not differ:
        return "the shapes agree"
    if all(saved.numel() == 0 for saved, _ in pairs):
        return f"{count} are empty in the file: saved while sharded, there is nothing to load"
    if all(now.numel() == 0 for _, now in pairs):
        return f"{count} are empty in the model: it is sharded, gather it first"
    if all(saved.numel() == now.numel() for saved, now in pairs):
        turned = any(len(saved) == 2 and saved == now[::-1] for saved, now in pairs)
        return f"{count}: same numbers, {'transposed' if turned else 'another layout'}"
    if all(saved.numel() < now.numel() and saved[1:] == (1,) for saved, now in pairs):
        return f"{count} are columns of bytes in the file: saved while quantised"
    if all(now.numel() < saved.numel() and now[1:] == (1,) for saved, now in pairs):
        return f"{count} are columns of bytes in the model: it is quantised, the file is not"
    if all(saved[1:] == now[1:] for saved, now in pairs):
        rows = sorted({f"{saved[0]} instead of {now[0]}" for saved, now in pairs})
        return f"rows alone, {', '.join(rows)}: {', '.join(differ)}"
    if 2 * len(differ) > len(both):
        return f"{count}: built with another configuration"
    return f"{count}: look at {', '.join(differ)}"


def language_model(words: int = 20, places: int = 16, width: int = 8) -> nn.Module:
    layers = {"embed": nn.Embedding(words, width), "position": nn.Embedding(places, width)}
    layers |= {"up": nn.Linear(width, 4 * width), "down": nn.Linear(4 * width, width)}
    layers |= {"lm_head": nn.Linear(width, words, bias=False)}
    return nn.ModuleDict(layers)


model = language_model()
weights = model.state_dict()
print("vocabulary:", verdict(language_model(words=22).state_dict(), model))
print("positions:", verdict(language_model(places=32).state_dict(), model))
print("width:", verdict(language_model(width=16).state_dict(), model))
print("transposed:", verdict({**weights, "up.weight": weights["up.weight"].t()}, model))
print("1x1 convolution:", verdict({**weights, "up.weight": torch.ones(32, 8, 1, 1)}, model))
print("ZeRO-3:", verdict({key: torch.empty(0) for key in weights}, model))
print("4 bits, the file:", verdict({**weights, "up.weight": torch.ones(128, 1)}, model))
model["up"].weight = nn.Parameter(torch.ones(128, 1))
print("4 bits, the model:", verdict(weights, model))
