"""Sample in eval mode, and train on without train()."""

import torch

model = torch.nn.LSTM(4, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
x = torch.ones(3, 1, 4)


def sample():
    model.eval()
    with torch.no_grad():
        return model(x)[0]


for step in range(2):
    loss = model(x)[0].pow(2).mean()
    loss.backward()
    optimizer.step()
    sample()
