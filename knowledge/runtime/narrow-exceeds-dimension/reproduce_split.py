"""Split the features of one view as if there were two."""

import torch

batch = 4
features = torch.zeros(batch, 8)
first, second = torch.split(features, [batch, batch], dim=0)
