"""Count the trainable parameters, and give the same filter to the optimizer."""

import torch

net = torch.nn.Linear(2, 2)
trainable = filter(lambda parameter: parameter.requires_grad, net.parameters())
print("trainable:", sum(parameter.numel() for parameter in trainable), flush=True)
optimizer = torch.optim.SGD(trainable, lr=0.1)
