"""Give each tensor a buffer of its own, and keep one name of those that are tied."""

import torch

embed = torch.nn.Embedding(8, 4)
head = torch.nn.Linear(4, 8, bias=False)
head.weight = embed.weight
flat = torch.zeros(12)
state = {"embed.weight": embed.weight, "head.weight": head.weight, "a": flat[:8], "b": flat[8:]}
ready, seen = {}, set()
for name, tensor in state.items():
    place = (tensor.data_ptr(), tensor.shape)
    if place not in seen:
        ready[name] = tensor.detach().clone().contiguous()
    seen.add(place)
print("before:", len(state), "names,", len({t.untyped_storage().data_ptr() for t in state.values()}), "buffers")
print("after:", len(ready), "names,", len({t.untyped_storage().data_ptr() for t in ready.values()}), "buffers")
