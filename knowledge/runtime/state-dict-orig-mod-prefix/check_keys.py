"""Print where _orig_mod and module stand in the keys of a checkpoint, and how to remove them.

python check_keys.py model.pt; without a file it writes and reads three examples.
"""

import sys
from collections.abc import Iterator

import torch
from torch import nn


def weights(content: object, path: str = "checkpoint") -> Iterator[tuple[str, dict]]:
    """Yield each state dict in a checkpoint, with the expression that reaches it."""
    if isinstance(content, dict) and any(torch.is_tensor(one) for one in content.values()):
        yield path, content
    elif isinstance(content, dict):
        for key, value in content.items():
            yield from weights(value, f"{path}[{key!r}]")


def verdict(keys: list[str]) -> str:
    """Return the cause that the keys show."""
    inside = [key for key in keys if "_orig_mod" in key.split(".")]
    if not inside:
        return "plain: if the load fails, the model is compiled; load before torch.compile"
    if any(key.startswith(("module.", "_orig_mod.module.")) for key in keys):
        return "two-wrappers: remove _orig_mod. and module."
    if all(key.startswith("_orig_mod.") for key in keys):
        return "whole-model: remove _orig_mod. from the beginning"
    return "parts: remove _orig_mod. in the middle of the keys"


if not sys.argv[1:]:
    model, parts = nn.Sequential(nn.Linear(2, 2)), nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2))
    parts[0] = torch.compile(parts[0])
    torch.save({"epoch": 3, "model": torch.compile(model).state_dict()}, "whole.pt")
    torch.save(nn.DataParallel(torch.compile(model)).state_dict(), "two.pt")
    torch.save({"state_dict": parts.state_dict()}, "parts.pt")
for file in sys.argv[1:] or ["whole.pt", "two.pt", "parts.pt"]:
    for path, found in weights(torch.load(file, map_location="cpu", weights_only=True)):
        print(f"{file}: {path}: {verdict(list(found))}; first key {next(iter(found))}")
