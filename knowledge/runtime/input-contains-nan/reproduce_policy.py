"""Give a policy one observation that is NaN, as a simulator does that diverged."""

import torch

torch.manual_seed(0)
policy = torch.nn.Linear(3, 2)
observations = torch.randn(4, 3)
observations[2, 1] = float("nan")
mean = policy(observations)
print("bad rows of the actions:", (~mean.isfinite()).any(1).nonzero().flatten().tolist())
torch.distributions.Normal(mean, torch.ones(2))
