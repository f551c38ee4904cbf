"""GRPO's step for one prompt: equal rewards give no gradient; unequal rewards give one, at a loss of zero."""

import torch


def step(rewards: list[float]) -> tuple[float, float]:
    logits = torch.zeros(len(rewards), requires_grad=True)  # one token for each completion
    reward = torch.tensor(rewards)
    advantage = (reward - reward.mean()) / (reward.std() + 1e-4)
    chosen = torch.nn.functional.logsigmoid(logits)
    ratio = torch.exp(chosen - chosen.detach())  # 1 in the first update after a generation
    loss = -(ratio * advantage).mean()
    loss.backward()
    return abs(loss.item()), logits.grad.abs().max().item()


for name, rewards in {"equal": [1.0, 1.0, 1.0, 1.0], "unequal": [1.0, 0.0, 0.0, 1.0]}.items():
    loss, gradient = step(rewards)
    print(f"{name} rewards: loss {loss:.3f}, largest gradient {gradient:.3f}")
