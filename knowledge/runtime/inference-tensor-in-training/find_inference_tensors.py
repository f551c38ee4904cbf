"""List what was created in inference mode: call report(model=model, batch=batch) before the line that fails."""

import torch


def tensors(thing, name):
    """Yield each tensor of a module, a container or a tensor, with its name."""
    if torch.is_tensor(thing):
        yield name, thing
    elif isinstance(thing, torch.nn.Module):
        for key, tensor in [*thing.named_parameters(), *thing.named_buffers()]:
            yield f"{name}.{key}", tensor
    elif isinstance(thing, dict):
        for key, one in thing.items():
            yield from tensors(one, f"{name}[{key!r}]")
    elif isinstance(thing, (list, tuple)):
        for number, one in enumerate(thing):
            yield from tensors(one, f"{name}[{number}]")


def report(**things):
    """Print the names of the inference tensors, and whether inference mode is on."""
    print("inference mode is", "on" if torch.is_inference_mode_enabled() else "off")
    for name, thing in things.items():
        found = list(tensors(thing, name))
        guilty = [one for one, tensor in found if tensor.is_inference()]
        print(f"{name}: {len(guilty)} of {len(found)} are inference tensors", *guilty)


if __name__ == "__main__":
    with torch.inference_mode():
        loaded = torch.nn.Linear(3, 1)
        cache = {"mean": torch.zeros(3), "steps": [torch.ones(1)]}
    model = torch.nn.Sequential(torch.nn.Linear(3, 3), loaded)
    report(model=model, batch=torch.ones(2, 3), cache=cache)
