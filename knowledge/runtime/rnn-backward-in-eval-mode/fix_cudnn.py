"""Switch cuDNN off for the forward pass whose gradient is needed."""

import torch

torch.manual_seed(0)
model = torch.nn.LSTM(4, 4).cuda()
x = torch.ones(3, 1, 4, device="cuda", requires_grad=True)

model.train()
(expected,) = torch.autograd.grad(model(x)[0].sum(), x)
model.eval()
with torch.backends.cudnn.flags(enabled=False):
    (found,) = torch.autograd.grad(model(x)[0].sum(), x)
print("same gradient as cuDNN in train mode:", torch.allclose(expected, found, atol=1e-3))
