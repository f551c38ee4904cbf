"""Load with strict=False what does not fit, and count what was loaded and what is right."""

import torch
from torch import nn

torch.manual_seed(0)
label = torch.arange(400) % 4
x = torch.stack([label % 2, label // 2], 1) * 4.0 - 2 + torch.randn(400, 2) / 4


def net(last: str) -> nn.Sequential:
    parts = {"body": nn.Linear(2, 16), "act": nn.ReLU(), last: nn.Linear(16, 4)}
    model = nn.Sequential()
    for name, part in parts.items():
        model.add_module(name, part)
    return model


def right(model: nn.Module) -> str:
    return f"{(model(x).argmax(1) == label).float().mean():.0%} right"


trained = net("classifier")
optimizer = torch.optim.Adam(trained.parameters(), lr=0.05)
for _ in range(60):
    optimizer.zero_grad()
    nn.functional.cross_entropy(trained(x), label).backward()
    optimizer.step()
print("trained:", right(trained))

weights = trained.state_dict()
for name, checkpoint in {"renamed": weights, "wrapped": {"model": weights, "epoch": 3}}.items():
    answers = []
    for _ in range(2):
        model = net("head")
        keys = model.load_state_dict(checkpoint, strict=False)
        answers.append(model(x).argmax(1))
    loaded = len(model.state_dict()) - len(keys.missing_keys)
    print(f"{name}: no error, {loaded} of 4 tensors loaded, {right(model)}")
    print(f"{name}: two loads give the same predictions:", torch.equal(*answers))
