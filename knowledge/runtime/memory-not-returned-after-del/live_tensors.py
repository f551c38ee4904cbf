"""Print the largest live tensors of a device and what refers to each of them."""

import gc

import torch

MIB = 2**20


def holders(held: object, depth: int = 2) -> set[str]:
    """Return the names and containers that refer to an object."""
    found = set()
    for one in gc.get_referrers(held):
        if isinstance(one, dict):
            found |= {str(name) for name, value in one.items() if value is held}
        elif isinstance(one, list | tuple) and depth > 1:
            found |= {f"{name}[]" for name in holders(one, depth - 1)}
    return found


def live(device: str = "cuda", most: int = 10) -> None:
    """Collect cycles, then print the largest tensors that are left."""
    gc.collect()
    every = [one for one in gc.get_objects() if issubclass(type(one), torch.Tensor)]
    tensors = [one for one in every if one.device.type == device and not one.is_sparse]
    tensors.sort(key=lambda one: one.untyped_storage().nbytes(), reverse=True)
    for one in tensors[:most]:
        size = one.untyped_storage().nbytes() // MIB
        views = [f"view {name}" for view in every if view._base is one for name in holders(view)]
        names = sorted(holders(one)) + sorted(views)
        print(f"{size} MiB {tuple(one.shape)} {one.dtype}: {', '.join(names) or 'no name'}")


if __name__ == "__main__":
    model = torch.nn.Linear(2048, 2048, bias=False)
    outputs = []
    outputs.append(model(torch.ones(1024, 2048)).detach())
    corner = torch.ones(1024, 1024)[:1, :1]
    trainer = {"model": model}
    del model
    live("cpu", most=3)
