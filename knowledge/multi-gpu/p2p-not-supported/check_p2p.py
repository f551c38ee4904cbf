"""Print for each pair of GPUs whether one can access the memory of the other."""

import itertools

import torch

count = torch.cuda.device_count()
pairs = list(itertools.combinations(range(count), 2))
for one, other in pairs:
    allowed = torch.cuda.can_device_access_peer(one, other)
    names = torch.cuda.get_device_name(one), torch.cuda.get_device_name(other)
    print(f"GPU {one} ({names[0]}) and GPU {other} ({names[1]}): {'yes' if allowed else 'no'}")
found = sum(torch.cuda.can_device_access_peer(*pair) for pair in pairs)
print(f"pairs of GPUs with peer access: {found} of {len(pairs)}")
