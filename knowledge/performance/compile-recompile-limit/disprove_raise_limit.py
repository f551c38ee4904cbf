"""Run the reproduction with four times the limit, and go on a little longer."""

import runpy

import torch

torch._dynamo.config.recompile_limit = 32
names = runpy.run_path("reproduce.py")
for _ in range(30):
    names["net"](torch.ones(2, 4))
print(f"42 calls, {len(names['compiled'])} compilations")
