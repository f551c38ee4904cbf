import torch

critic = torch.nn.Linear(8, 1)
real, fake = torch.randn(4, 8), torch.randn(4, 8)

(-critic(real).mean()).backward()  # in place of backward(-one)
critic(fake).mean().backward()  # in place of backward(one)

losses = [critic(real).pow(2).mean(), critic(fake).pow(2).mean()]
torch.autograd.backward(losses, [torch.ones_like(loss) for loss in losses])
print("gradient of the weight:", list(critic.weight.grad.shape))

values = critic(real)  # four values, so a gradient of the same shape
values.backward(torch.ones_like(values))
print("gradient for", list(values.shape), "values")
