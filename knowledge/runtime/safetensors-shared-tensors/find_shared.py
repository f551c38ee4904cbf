"""List tensors of a state dict that share memory: python find_shared.py CHECKPOINT.pt or MODULE:MODEL."""

import importlib
import sys

import torch


def groups(state):
    """Return the names of the tensors in each buffer that holds more than one."""
    found = {}
    for name, tensor in state.items():
        if isinstance(tensor, torch.Tensor) and tensor.numel():
            place = (str(tensor.device), tensor.untyped_storage().data_ptr())
            found.setdefault(place, []).append(name)
    return [names for names in found.values() if len(names) > 1]


def cause(state, names):
    """Say why tensors share a buffer."""
    same = {(state[name].data_ptr(), state[name].shape) for name in names}
    if len(same) == 1:
        return "tied: one tensor under several names"
    size = state[names[0]].untyped_storage().nbytes()
    used = sum(state[name].numel() * state[name].element_size() for name in names)
    return "flat-buffer: pieces, saved since 0.3.2" if used <= size else "views: they overlap"


def tied():
    """Return the state dict of a small model whose head is its embedding."""
    model = torch.nn.ModuleDict({"embed": torch.nn.Embedding(8, 4), "head": torch.nn.Linear(4, 8, bias=False)})
    model["head"].weight = model["embed"].weight
    return model.state_dict()


def main():
    flat = torch.zeros(12)
    cases = {
        "tied head": tied(),
        "flat buffer": {"a.weight": flat[:8].view(2, 4), "b.bias": flat[8:]},
        "slices": {"all": flat, "first": flat[:2]},
    }
    if sys.argv[1:] and ":" in sys.argv[1]:
        sys.path.insert(0, ".")
        module, name = sys.argv[1].split(":")
        cases = {sys.argv[1]: getattr(importlib.import_module(module), name).state_dict()}
    elif sys.argv[1:]:
        cases = {sys.argv[1]: torch.load(sys.argv[1], map_location="cpu", weights_only=True)}
    for title, state in cases.items():
        found = groups(state)
        print(f"{title}: {len(found)} shared buffers")
        for names in found[:5]:
            print(f"    {cause(state, names)}: {', '.join(names[:6])}")


if __name__ == "__main__":
    main()
