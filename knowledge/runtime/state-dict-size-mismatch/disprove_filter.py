"""Keep what has the right shape and load it, where the model was built with another width."""

from torch import nn


def net(width: int) -> nn.Module:
    layers = [nn.Linear(8, width), nn.BatchNorm1d(width), nn.Linear(width, width)]
    return nn.Sequential(*layers, nn.Linear(width, 10))


checkpoint = net(width=64).state_dict()
model = net(width=32)

own = model.state_dict()
fitting = {key: value for key, value in checkpoint.items() if value.shape == own[key].shape}
model.load_state_dict(fitting, strict=False)

print(f"no error, {len(fitting)} of {len(own)} tensors loaded:", ", ".join(fitting))
