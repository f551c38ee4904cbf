"""Train a policy on its own draws, with a group of one sample for the advantage."""

import torch
from torch import nn

torch.manual_seed(0)
policy, state = nn.Linear(8, 4), torch.randn(1, 8)
optimizer = torch.optim.SGD(policy.parameters(), lr=0.1)
for step in range(2):
    probabilities = policy(state).softmax(-1)
    actions = torch.multinomial(probabilities, 1)
    rewards = (actions == 2).float()
    spread = rewards.std()
    advantage = (rewards - rewards.mean()) / (spread + 1e-8)
    loss = -(probabilities.gather(1, actions).log() * advantage).mean()
    loss.backward()
    optimizer.step()
    print(f"step {step}: std {spread.item()}, loss {loss.item()}", flush=True)
