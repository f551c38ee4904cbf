"""Four classes are learned, then two new ones alone, with smaller rates and fewer steps."""

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

learned = {name: value.clone() for name, value in model.state_dict().items()}
for rate, steps in ((1e-2, 300), (1e-3, 300), (1e-3, 100), (1e-3, 30)):
    model.load_state_dict(learned)
    train(model, [batch(new) for _ in range(50)], rate, steps)
    kept, learnt = correct(model, old), correct(model, new)
    print(f"rate {rate:g}, {steps} steps: old {kept:.2f}, new {learnt:.2f}")
