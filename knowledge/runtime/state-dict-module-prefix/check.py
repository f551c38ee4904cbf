"""Say which prefixes the keys of a checkpoint have: python check.py FILE."""

import sys
from collections.abc import Mapping

import torch

PREFIXES = {
    "module.": "from-wrapper: DataParallel, DistributedDataParallel or a launcher",
    "_orig_mod.": "nested: torch.compile",
    "_fsdp_wrapped_module.": "nested: FSDP",
    "model.": "an attribute of the training class, such as Lightning's",
}


def weights(saved: Mapping) -> Mapping:
    """Return the state dict in a file, which may be one of its values."""
    for value in saved.values():
        if isinstance(value, Mapping) and any(torch.is_tensor(one) for one in value.values()):
            return value
    return saved


def report(saved: Mapping) -> None:
    """Print the prefixes, outermost first, and the first key without them."""
    keys = [key for key, value in weights(saved).items() if torch.is_tensor(value)]
    found = False
    while prefix := next((one for one in PREFIXES if all(k.startswith(one) for k in keys)), ""):
        print(f"all {len(keys)} keys begin with {prefix!r}; {PREFIXES[prefix]}")
        keys, found = [key.removeprefix(prefix) for key in keys], True
    print("then:", keys[0])
    if not found:
        print("plain: if your model asks for module., load into model.module (into-wrapper)")


if __name__ == "__main__":
    if sys.argv[1:]:
        report(torch.load(sys.argv[1], map_location="cpu", weights_only=True))
    else:
        model = torch.nn.Linear(2, 4)
        report({"epoch": 3, "state_dict": torch.nn.DataParallel(model).state_dict()})
        report(torch.nn.DataParallel(torch.nn.DataParallel(model)).state_dict())
        report(model.state_dict())
