"""Do something to a model whose optimizer exists, and ask whether it still holds the weights."""

import copy

import torch
from torch import nn
from torch.nn.utils import parametrizations


def assign(model: nn.Module) -> nn.Module:
    model.load_state_dict(model.state_dict(), assign=True)
    return model


def overwrite(model: nn.Module) -> nn.Module:
    torch.__future__.set_overwrite_module_params_on_conversion(True)
    model.double()
    torch.__future__.set_overwrite_module_params_on_conversion(False)
    return model


deeds = {
    "double()": lambda model: model.double(),
    "half().float()": lambda model: model.half().float(),
    "share_memory()": lambda model: model.share_memory(),
    "torch.compile(model)": torch.compile,
    "load_state_dict(state)": lambda model: (model.load_state_dict(model.state_dict()), model)[1],
    "load_state_dict(state, assign=True)": assign,
    "double(), overwriting": overwrite,
    "deepcopy": copy.deepcopy,
    "weight_norm": parametrizations.weight_norm,
    "to_empty from meta": lambda model: model.to_empty(device="cpu"),
}
for name, deed in deeds.items():
    model = nn.Linear(8, 2, device="meta" if "meta" in name else "cpu")
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    held = {id(p) for p in optimizer.param_groups[0]["params"]}
    after = dict(deed(model).named_parameters())
    lost = [key for key, p in after.items() if id(p) not in held]
    print(f"{name}: not in the optimizer: {lost}")
