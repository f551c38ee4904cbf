"""The same layer keeps the statistics as buffers and passes them on."""

import torch
import torch.nn.functional as F


class Norm(torch.nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.register_buffer("running_mean", torch.zeros(channels))
        self.register_buffer("running_var", torch.ones(channels))

    def forward(self, x):
        return F.batch_norm(x, self.running_mean, self.running_var, training=self.training)


norm = Norm(4)
batch = torch.full((8, 4), 3.0)
norm(batch)
print("running_mean after one batch:", round(norm.running_mean[0].item(), 2))
norm.eval()
print("evaluation:", tuple(norm(batch).shape))
