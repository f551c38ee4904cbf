"""Say where in the keys the compiled modules stand, for six ways to wrap one model."""

import torch
from torch import nn


def where(keys: list[str]) -> str:
    paths = [key.split(".") for key in keys]
    inside = [path for path in paths if "_orig_mod" in path]
    if not inside:
        return "nowhere"
    before = sorted({".".join(path[: path.index("_orig_mod")]) for path in inside})
    count = f"in {len(inside)} of {len(keys)} keys"
    return f"{count}, behind {', '.join(map(repr, before))}, as in {'.'.join(inside[0])}"


def net() -> nn.Module:
    return nn.Sequential(nn.Linear(2, 4), nn.Linear(4, 2), nn.Linear(2, 2))


by_layer, in_place = net(), net()
by_layer[0] = torch.compile(by_layer[0])
by_layer[1] = torch.compile(by_layer[1])
in_place.compile()

wrapped = {
    "torch.compile(model)": torch.compile(net()),
    "DataParallel(torch.compile(model))": nn.DataParallel(torch.compile(net())),
    "torch.compile(DataParallel(model))": torch.compile(nn.DataParallel(net())),
    "two layers compiled": by_layer,
    "AveragedModel(torch.compile(model))": torch.optim.swa_utils.AveragedModel(
        torch.compile(net())
    ),
    "model.compile()": in_place,
}
for name, model in wrapped.items():
    print(f"{name}: {where(list(model.state_dict()))}")
