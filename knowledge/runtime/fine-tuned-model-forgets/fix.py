"""A classifier that learned four classes is trained on two new ones, with a fifth of old data."""

import torch

torch.manual_seed(0)
torch.set_num_threads(1)
centers = torch.randn(6, 16)


def batch(classes: list[int], size: int = 64) -> tuple[torch.Tensor, torch.Tensor]:
    labels = torch.tensor(classes)[torch.randint(len(classes), (size,))]
    return centers[labels] + torch.randn(size, 16), labels


def train(model: torch.nn.Module, batches: list, rate: float, steps: int) -> None:
    optimizer = torch.optim.Adam(model.parameters(), rate)
    for step in range(steps):
        inputs, labels = batches[step % len(batches)]
        optimizer.zero_grad()
        torch.nn.functional.cross_entropy(model(inputs), labels).backward()
        optimizer.step()


def correct(model: torch.nn.Module, classes: list[int]) -> float:
    inputs, labels = batch(classes, 2000)
    with torch.no_grad():
        return (model(inputs).argmax(1) == labels).float().mean().item()


old, new = [0, 1, 2, 3], [4, 5]
model = torch.nn.Sequential(torch.nn.Linear(16, 64), torch.nn.ReLU(), torch.nn.Linear(64, 6))
train(model, [batch(old) for _ in range(50)], 1e-2, 300)
before = correct(model, old)
both = [(batch(new, 51), batch(old, 13)) for _ in range(50)]
mixed = [(torch.cat([a, c]), torch.cat([b, d])) for (a, b), (c, d) in both]
train(model, mixed, 1e-2, 300)
after = correct(model, old)
print(f"old classes: {before:.2f} before, {after:.2f} after; new: {correct(model, new):.2f}")
