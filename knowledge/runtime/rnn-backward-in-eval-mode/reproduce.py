"""Differentiate an LSTM on the GPU in eval mode."""

import torch

torch.manual_seed(0)
model = torch.nn.LSTM(4, 4).cuda().eval()
x = torch.ones(3, 1, 4, device="cuda", requires_grad=True)
model(x)[0].sum().backward()
