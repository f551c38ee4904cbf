"""Compute the features under no_grad, clone others, and build the layer again outside of inference mode."""

import copy

import torch

head = torch.nn.Linear(3, 1)
with torch.no_grad():
    features = torch.nn.Linear(4, 3)(torch.ones(2, 4))
head(features).sum().backward()
print("no_grad: backward done")

with torch.inference_mode():
    cached = torch.ones(2, 3)
    loaded = torch.nn.Linear(3, 3)
head(cached.clone()).sum().backward()
print("clone: backward done")

model = torch.nn.Sequential(copy.deepcopy(loaded), head)
print("copied weights are inference tensors:", model[0].weight.is_inference())
model(features).sum().backward()
print("copied layer: backward done")
