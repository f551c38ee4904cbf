"""Trip an assertion on the GPU: every later CUDA call of this process fails."""

import torch

values = torch.zeros(4, device="cuda")
values[torch.tensor([9], device="cuda")]
torch.cuda.synchronize()
