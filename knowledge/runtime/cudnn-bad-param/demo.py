"""A filter that keeps nothing leaves an empty batch; the hook names the module."""

import torch
from check_cudnn_call import watch

torch.manual_seed(0)
layers = [torch.nn.Conv2d(3, 4, 3), torch.nn.ReLU(), torch.nn.Conv2d(4, 2, 3)]
model = watch(torch.nn.Sequential(*layers))
pictures = torch.rand(8, 3, 16, 16)
for limit in (0.4, 2.0):
    kept = pictures[pictures.mean(dim=(1, 2, 3)) > limit]
    if kept.shape[0] == 0:
        print("in the training loop: if kept.shape[0] == 0: continue")
    print(limit, tuple(model(kept).shape))
