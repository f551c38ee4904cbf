"""Turn the fuser off before the first call; the model runs, operation by operation."""

import torch
from find_constants import masked

torch._C._jit_set_texpr_fuser_enabled(False)

device = "cuda" if torch.cuda.is_available() else "cpu"
inputs = torch.zeros(2, 4, device=device), torch.ones(2, 4, device=device)
model = torch.jit.trace(masked, inputs)
for _ in range(4):  # the fuser compiles at the second or third call
    weights = model(*inputs)
print("fuser:", torch._C._jit_texpr_fuser_enabled(), weights[0].tolist())
