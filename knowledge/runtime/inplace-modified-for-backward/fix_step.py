"""The discriminator learns from a detached fake, and judges again for the generator."""

import torch
from torch import nn
from torch.nn.functional import softplus

torch.manual_seed(0)
generator = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 2))
discriminator = nn.Sequential(nn.Linear(2, 16), nn.ReLU(), nn.Linear(16, 1))
optimizer_g = torch.optim.Adam(generator.parameters())
optimizer_d = torch.optim.Adam(discriminator.parameters())
before = [net[0].weight.detach().clone() for net in (generator, discriminator)]

for _ in range(3):
    real, fake = torch.randn(8, 2) + 3, generator(torch.randn(8, 4))

    optimizer_d.zero_grad()
    judged = discriminator(fake.detach())
    (softplus(-discriminator(real)).mean() + softplus(judged).mean()).backward()
    optimizer_d.step()

    optimizer_g.zero_grad()
    softplus(-discriminator(fake)).mean().backward()
    optimizer_g.step()

after = [net[0].weight for net in (generator, discriminator)]
moved = [not torch.equal(a, b) for a, b in zip(after, before, strict=True)]
print("generator and discriminator moved:", moved)
