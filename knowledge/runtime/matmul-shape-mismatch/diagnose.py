"""Name the layer that was handed the wrong shape, and what it was handed."""

import torch
from torch import nn


def watch(model: nn.Module) -> None:
    """Print the way of a tensor through the layers, up to the first that cannot take it."""

    def before(name: str, layer: nn.Module, given: tuple[torch.Tensor, ...]) -> None:
        shape = tuple(given[0].shape)
        print(f"{name} {type(layer).__name__} is handed {shape}")
        if isinstance(layer, nn.Linear) and shape[-1] != layer.in_features:
            print(f"{name} wants {layer.in_features} as the last number, and gets {shape[-1]}")

    for name, layer in model.named_modules():
        if not list(layer.children()):
            layer.register_forward_pre_hook(lambda m, given, name=name: before(name, m, given))


features = nn.Sequential(nn.Conv2d(1, 8, 3, padding=1), nn.MaxPool2d(2), nn.MaxPool2d(2))
model = nn.Sequential(features, nn.Flatten(), nn.Linear(8 * 7 * 7, 10))
watch(model)
try:
    model(torch.zeros(32, 1, 32, 32))
except RuntimeError as error:
    print(error)
