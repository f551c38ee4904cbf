"""Name the tensors of a model that have no data, and where accelerate put its layers."""

import torch
from torch import nn


def without_data(model: nn.Module) -> list[str]:
    """Return the names of parameters and buffers that are on the meta device."""
    tensors = (*model.named_parameters(), *model.named_buffers())
    return [name for name, tensor in tensors if tensor.is_meta]


def verdict(model: nn.Module) -> str:
    """Return which cause the model shows."""
    empty = without_data(model)
    places = {str(place) for place in getattr(model, "hf_device_map", {}).values()}
    if not empty:
        return "no meta tensors: the model has all its data"
    if places & {"cpu", "disk"}:
        return f"offloaded: {len(empty)} tensors are kept on {', '.join(sorted(places))}"
    count = len([*model.parameters(), *model.buffers()])
    if len(empty) == count:
        return f"never-loaded: all {count} tensors are empty"
    return f"missing-weights: {len(empty)} of {count} tensors, first {empty[0]}"


if __name__ == "__main__":
    with torch.device("meta"):
        model = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 2))
    print(verdict(model))
    whole = nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 2)).state_dict()
    model.load_state_dict({name: whole[name] for name in list(whole)[:3]}, strict=False, assign=True)
    print(verdict(model))
    model.hf_device_map = {"0": 0, "1": "disk"}
    print(verdict(model))
    model.load_state_dict(whole, assign=True)
    print(verdict(model))
