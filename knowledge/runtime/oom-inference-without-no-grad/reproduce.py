"""Evaluate in evaluation mode; autograd still records every layer."""

from model import data, model

model.eval()
print("mean:", model(data).mean().item())
