"""Let diagnose_script.py find five more causes."""

import contextlib

import torch
from diagnose_script import checked
from torch import nn


def language_model(words: int = 20, places: int = 16, width: int = 8) -> nn.Module:
    layers = {"embed_tokens": nn.Embedding(words, width), "position": nn.Embedding(places, width)}
    layers |= {"up": nn.Linear(width, 32), "lm_head": nn.Linear(width, words, bias=False)}
    return nn.ModuleDict(layers)


model = language_model()
weights = model.state_dict()
files = {
    "two words added": language_model(words=22).state_dict(),
    "longer texts": language_model(places=32).state_dict(),
    "another width": language_model(width=16).state_dict(),
    "saved under ZeRO-3": {key: torch.empty(0) for key in weights},
    "saved in 4 bits": {**weights, "up.weight": torch.ones(128, 1)},
}
for name, saved in files.items():
    print(f"# {name}")
    with contextlib.suppress(RuntimeError):
        checked(model, saved)
