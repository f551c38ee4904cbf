from collections import Counter

import torch

model = torch.nn.ModuleDict({"body": torch.nn.Linear(2, 2), "head": torch.nn.Linear(2, 1)})
groups = [[model["body"].weight], list(model.parameters())]

names = {id(tensor): name for name, tensor in model.named_parameters()}
count = Counter(id(tensor) for group in groups for tensor in group)
print("twice:", [names.get(key, "unnamed") for key, times in count.items() if times > 1])

first = {id(tensor) for tensor in groups[0]}
groups[1] = [tensor for tensor in groups[1] if id(tensor) not in first]
optimizer = torch.optim.SGD([{"params": group} for group in groups], lr=0.1)
print("groups:", [len(group["params"]) for group in optimizer.param_groups])

for group in optimizer.param_groups:  # an optimizer whose state was not saved
    group.setdefault("initial_lr", group["lr"])
scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, 0.9, last_epoch=0)
optimizer.step()
scheduler.step()
print(f"learning rate: {scheduler.get_last_lr()[0]:.3f}")
