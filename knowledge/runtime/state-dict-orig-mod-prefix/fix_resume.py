"""Load a plain checkpoint into a model that is compiled and has run, and compare its outputs."""

import torch
from torch import nn
from torch.distributed.checkpoint.state_dict import set_model_state_dict

torch.manual_seed(0)
saved = [nn.Linear(2, 4) for _ in range(4)]
x = torch.randn(8, 2)

model = nn.Linear(2, 4)
model.load_state_dict(saved[0].state_dict())
compiled = torch.compile(model, backend="eager")  # the keys are the same with every backend
print("loaded before:", torch.allclose(compiled(x), saved[0](x)))

model.load_state_dict(saved[1].state_dict())
print("by the model that was compiled:", torch.allclose(compiled(x), saved[1](x)))

compiled._orig_mod.load_state_dict(saved[2].state_dict())
print("by _orig_mod:", torch.allclose(compiled(x), saved[2](x)))

set_model_state_dict(compiled, saved[3].state_dict())
print("by set_model_state_dict:", torch.allclose(compiled(x), saved[3](x)))
