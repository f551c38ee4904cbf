import torch

critic = torch.nn.Linear(8, 1)
one = torch.ones(1)  # as in many scripts for WGAN

loss = critic(torch.randn(4, 8)).mean()
print("loss:", list(loss.shape), "gradient:", list(one.shape))
loss.backward(one)
