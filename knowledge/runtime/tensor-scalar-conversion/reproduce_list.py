"""Make a tensor from a list of tensors that have two values each."""

import torch

labels = [torch.zeros(2), torch.ones(2)]
batch = torch.tensor(labels)
