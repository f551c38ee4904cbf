"""Follow the advice of each message, for the output of a model on the GPU under autocast."""

import torch

with torch.autocast("cuda", dtype=torch.bfloat16):
    x = torch.nn.Linear(4, 2).cuda()(torch.ones(1, 4, device="cuda"))
steps = {
    "x": x,
    "x.cpu()": x.cpu(),
    "x.cpu().detach()": x.cpu().detach(),
    "x.cpu().detach().float()": x.cpu().detach().float(),
    "x.detach().float().cpu()": x.detach().float().cpu(),
}
for name, value in steps.items():
    try:
        print(f"{name}: {value.numpy().dtype}")
    except (TypeError, RuntimeError) as error:
        print(f"{name}: {error}")
