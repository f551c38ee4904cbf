"""Make this torch look like one that was built without its distributed part."""

import sys

import torch

for name in [name for name in sys.modules if name.startswith(("torch.distributed", "torch._C._dist"))]:
    del sys.modules[name]
del torch._C._c10d_init, torch.distributed
