"""Clip the gradients of a model in which one single value is inf."""

import torch

layer = torch.nn.Linear(2, 2)
layer.weight.grad = torch.ones(2, 2)
layer.bias.grad = torch.tensor([1.0, torch.inf])
norm = torch.nn.utils.clip_grad_norm_(layer.parameters(), max_norm=1.0)
print("norm:", norm.item())
print("weight:", layer.weight.grad.tolist())
print("bias:", layer.bias.grad.tolist())

layer.bias.grad = torch.tensor([1.0, torch.nan])
layer.weight.grad = torch.ones(2, 2)
torch.nn.utils.clip_grad_norm_(layer.parameters(), max_norm=1.0)
print("one nan, weight:", layer.weight.grad.tolist())
torch.nn.utils.clip_grad_value_(layer.bias, 1.0)
print("clipped by value:", layer.bias.grad.tolist())
