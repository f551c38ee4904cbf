"""Print the parameter groups of each optimizer in a checkpoint: python check_groups.py FILE [--trust]"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import torch
from torch import nn


def optimizers(data: object, place: str = "file") -> Iterator[tuple[str, dict]]:
    """Find every saved optimizer in nested dictionaries and lists."""
    if isinstance(data, dict) and isinstance(data.get("param_groups"), list):
        yield place, data
    elif isinstance(data, dict | list | tuple):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from optimizers(value, f"{place}[{key!r}]")


def example() -> str:
    """Save what a trainer saves: two groups, with weight decay and without."""
    model = nn.Sequential(nn.Linear(8, 8), nn.LayerNorm(8), nn.Linear(8, 2))
    decayed = [one for one in model.parameters() if one.dim() > 1]
    others = [one for one in model.parameters() if one.dim() < 2]
    groups = [{"params": decayed, "weight_decay": 0.1}, {"params": others, "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(groups, lr=3e-4)
    model(torch.ones(1, 8)).sum().backward()
    optimizer.step()
    path = str(Path(tempfile.mkdtemp(), "last.pt"))
    torch.save({"model": model.state_dict(), "optimizers": [optimizer.state_dict()]}, path)
    return path


path = sys.argv[1] if sys.argv[1:] else example()
found = list(optimizers(torch.load(path, map_location="cpu", weights_only="--trust" not in sys.argv)))
for place, saved in found:
    groups = saved["param_groups"]
    print(f"{place}: {len(groups)} groups, parameters with a state: {len(saved.get('state', {}))}")
    for at, group in enumerate(groups[:20]):
        settings = ", ".join(f"{key} {group[key]}" for key in ("lr", "weight_decay") if key in group)
        print(f"  group {at}: {len(group['params'])} parameters, {settings}")
print("optimizers in the file:", len(found))
print("yours: print([len(group['params']) for group in optimizer.param_groups])")
