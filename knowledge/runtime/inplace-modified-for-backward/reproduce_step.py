"""A GAN in which the discriminator's step comes between the generator's forward and backward."""

import torch
from torch import nn
from torch.nn.functional import softplus

torch.manual_seed(0)
generator = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 2))
discriminator = nn.Sequential(nn.Linear(2, 16), nn.ReLU(), nn.Linear(16, 1))
optimizer_g = torch.optim.Adam(generator.parameters())
optimizer_d = torch.optim.Adam(discriminator.parameters())

real, fake = torch.randn(8, 2) + 3, generator(torch.randn(8, 4))
judged = discriminator(fake)
loss_d = softplus(-discriminator(real)).mean() + softplus(judged).mean()
loss_g = softplus(-judged).mean()

loss_d.backward(retain_graph=True)
optimizer_d.step()
print("the discriminator has made its step", flush=True)
loss_g.backward()
optimizer_g.step()
