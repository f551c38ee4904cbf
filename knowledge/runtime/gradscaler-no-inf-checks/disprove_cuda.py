"""Build an optimizer before the model goes to the GPU and after it, and train with each."""

import torch
from torch import nn

for order in ("optimizer first", "cuda() first"):
    torch.manual_seed(0)
    inputs, labels = torch.randn(96, 8, device="cuda"), torch.arange(96, device="cuda") % 5
    model = nn.Linear(8, 5)
    if order == "cuda() first":
        model.cuda()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    model.cuda()
    held = {id(p) for p in optimizer.param_groups[0]["params"]}
    before, scaler = model.weight.detach().clone(), torch.amp.GradScaler("cuda")
    for _ in range(10):
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=torch.float16):
            loss = nn.functional.cross_entropy(model(inputs), labels)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
    same = all(id(p) in held for p in model.parameters())
    print(f"{order}: held: {same}, weights moved: {not torch.equal(model.weight, before)}")
