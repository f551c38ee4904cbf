"""Give each normalization layer the width and the number of dimensions of what it receives."""

import torch

conv = torch.nn.Conv2d(3, 512, 3)
images = torch.nn.Sequential(conv, torch.nn.BatchNorm2d(conv.out_channels))
print("images:", tuple(images(torch.zeros(2, 3, 16, 16)).shape))

linear = torch.nn.Linear(32, 64)
rows = torch.nn.Sequential(linear, torch.nn.BatchNorm1d(linear.out_features))
print("rows:", tuple(rows(torch.zeros(8, 32)).shape))

norm = torch.nn.LayerNorm(256)
maps = torch.zeros(4, 256, 20, 20)
last = norm(maps.permute(0, 2, 3, 1)).permute(0, 3, 1, 2)
print("channels last and back:", tuple(last.shape))
