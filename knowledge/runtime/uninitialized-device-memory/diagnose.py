"""Let torch fill what torch.empty returns with nan: whatever is read before it is written shows."""

import torch

torch.use_deterministic_algorithms(True)
torch.utils.deterministic.fill_uninitialized_memory = True

total = torch.empty(1024, device="cuda")
written = torch.empty(1024, device="cuda").fill_(1)
total += 1
for name, tensor in (("total", total), ("written", written)):
    print(f"{name}: {int(tensor.isnan().sum())} of {tensor.numel()} were read before they were written")
