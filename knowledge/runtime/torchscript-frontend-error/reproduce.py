"""Script a module whose forward takes any keyword arguments, as that of DataParallel does."""

import torch


class Model(torch.nn.Module):
    def forward(self, x, **options):
        return x + 1


torch.jit.script(Model())
