"""Draw a group of more than one, and let no step with a gradient of nan reach the weights."""

import torch
from torch import nn

torch.manual_seed(0)
policy, state = nn.Linear(8, 4), torch.randn(1, 8)
optimizer = torch.optim.SGD(policy.parameters(), lr=0.1)
for _ in range(200):
    probabilities = policy(state).softmax(-1)
    actions = torch.multinomial(probabilities, 16, replacement=True)
    rewards = (actions == 2).float()
    advantage = (rewards - rewards.mean()) / (rewards.std() + 1e-8)
    loss = -(probabilities.gather(1, actions).log() * advantage).mean()
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(policy.parameters(), 1.0, error_if_nonfinite=True)
    optimizer.step()
print("action 2 is the likeliest:", policy(state).argmax().item() == 2)
