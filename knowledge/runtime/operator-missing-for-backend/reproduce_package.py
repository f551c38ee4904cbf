"""Call an operator whose package has a kernel for another device only."""

import torch

library = torch.library.Library("demo", "DEF")
library.define("norm(Tensor x) -> Tensor")
library.impl("norm", lambda x: x / x.norm(), "CUDA")
print("called with a tensor on:", torch.ones(2).device, flush=True)
torch.ops.demo.norm(torch.ones(2))
