"""Ask a tensor of inference mode for its version, as a compiler or a cache does."""

import torch

with torch.inference_mode():
    tensor = torch.ones(3)
print(tensor._version)
