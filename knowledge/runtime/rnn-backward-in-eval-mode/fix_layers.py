"""Put only the recurrent layers in train mode, without dropout."""

import torch
from torch import nn

torch.manual_seed(0)
model = nn.ModuleList([nn.LSTM(4, 4, num_layers=2, dropout=0.5), nn.Dropout(0.5)]).cuda().eval()
x = torch.ones(3, 1, 4, device="cuda", requires_grad=True)

for layer in model.modules():
    if isinstance(layer, nn.RNNBase):
        layer.train()
        layer.dropout = 0.0

lstm, dropout = model
first = dropout(lstm(x)[0]).sum()
second = dropout(lstm(x)[0]).sum()
second.backward()
print("two passes are equal:", torch.equal(first, second))
print("gradient of the input:", tuple(x.grad.shape), "finite:", bool(x.grad.isfinite().all()))
