"""Take _orig_mod out of the keys wherever it stands, and module. off their beginning."""

from copy import deepcopy

import torch
from torch import Tensor, nn


def plain(name: str) -> str:
    return ".".join(part for part in name.split(".") if part != "_orig_mod")


def repair(checkpoint: dict[str, Tensor], model: nn.Module) -> dict[str, Tensor]:
    fixed = {plain(key): value for key, value in checkpoint.items()}
    while fixed.keys() != model.state_dict().keys():
        if not all(key.startswith("module.") for key in fixed):
            break  # what is left is another difference, and a strict load will name it
        fixed = {key.removeprefix("module."): value for key, value in fixed.items()}
    assert len(fixed) == len(checkpoint), "two keys became one"
    return fixed


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.module = nn.Sequential(nn.Linear(2, 4), nn.Linear(4, 2))  # a name of its own


trained = Net()
by_layer = Net()
by_layer.load_state_dict(trained.state_dict())
by_layer.module[0] = torch.compile(by_layer.module[0])

wrapped = {
    "compiled": torch.compile(deepcopy(trained)),
    "parallel outside": nn.DataParallel(torch.compile(deepcopy(trained))),
    "parallel inside": torch.compile(nn.DataParallel(deepcopy(trained))),
    "one layer compiled": by_layer,
}
for name, source in wrapped.items():
    model = Net()
    report = model.load_state_dict(repair(source.state_dict(), model))
    same = torch.equal(model.module[0].weight, trained.module[0].weight)
    print(f"{name}: {report} same weights: {same}")
