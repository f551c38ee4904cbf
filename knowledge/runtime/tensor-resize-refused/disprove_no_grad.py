import torch

weight = torch.nn.Parameter(torch.zeros(2))
with torch.no_grad():
    weight.resize_(4)
