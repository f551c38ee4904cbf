"""A layer of one's own calls F.batch_norm and keeps no running statistics."""

import torch
import torch.nn.functional as F


class Norm(torch.nn.Module):
    def forward(self, x):
        return F.batch_norm(x, None, None, training=self.training)


norm = Norm()
batch = torch.randn(8, 4)
print("training:", tuple(norm(batch).shape), flush=True)
norm.eval()
norm(batch)
