"""Compare the keys of a checkpoint and a model, and name the cause of the difference."""

import torch
from torch import nn


def verdict(checkpoint: dict, model: nn.Module) -> str:
    want = set(model.state_dict())
    have = set(checkpoint)
    if want == have:
        return "the keys agree"
    inner = [k for k, v in checkpoint.items() if isinstance(v, dict) and want & set(v)]
    if inner:
        return f"wrapped: the weights are in checkpoint[{inner[0]!r}]"
    for prefix in ("module.", "_orig_mod.", "model.", "net."):
        if have == {prefix + key for key in want}:
            return f"prefix: the checkpoint says {prefix!r} before each key"
        if want == {prefix + key for key in have}:
            return f"prefix: the model says {prefix!r} before each key"
    buffers = {name for name, _ in model.named_buffers()}
    if have < want and want - have <= buffers:
        return f"buffers: only {sorted(want - have)} are missing, no trained weight is"
    shared = len(want & have)
    missing, unexpected = len(want - have), len(have - want)
    return f"renamed or another model: {shared} shared, {missing} missing, {unexpected} unexpected"


model = nn.Sequential(nn.Linear(2, 16), nn.ReLU(), nn.Linear(16, 4))
model.register_buffer("position_ids", torch.arange(16))
weights = dict(model.state_dict())

print(verdict(weights, model))
print(verdict({"model": weights, "epoch": 3}, model))
print(verdict({"module." + key: value for key, value in weights.items()}, model))
print(verdict({key: value for key, value in weights.items() if key != "position_ids"}, model))
print(verdict({key.replace("2.", "head."): value for key, value in weights.items()}, model))
