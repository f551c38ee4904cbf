"""What is in it? import describe; describe.describe(batch=batch, output=output) before the failing line."""

import torch


def lines(value, depth=0):
    """Yield a line for each level of lists, tuples and dicts, down to tensors."""
    name, pad = type(value).__name__, "  " * depth
    if torch.is_tensor(value):
        yield f"{pad}{name} {tuple(value.shape)} {value.dtype} on {value.device}"
    elif hasattr(value, "shape"):
        yield f"{pad}{name} {tuple(value.shape)}, torch.as_tensor() makes a tensor of it"
    elif isinstance(value, dict):
        yield f"{pad}{name} with {', '.join(map(str, value))}"
        for key, one in value.items():
            yield f"{pad}[{key!r}]:"
            yield from lines(one, depth + 1)
    elif isinstance(value, (list, tuple)):
        yield f"{pad}{name} of {len(value)}"
        for number, one in enumerate(value[:4]):
            yield f"{pad}[{number}]:"
            yield from lines(one, depth + 1)
    else:
        yield f"{pad}{name} {str(value)[:40]}"


def describe(**values):
    """Print each value, and how to get tensors out of it."""
    for name, value in values.items():
        print(f"{name}: " + "\n".join(lines(value)))
        if isinstance(value, dict):
            print(f"  use {name}['{next(iter(value), 'key')}']; a loop or an unpacking gives the names, which are text")
        elif isinstance(value, (list, tuple)):
            print(f"  use {name}[0], or unpack it: {', '.join('abcd'[: len(value)])} = {name}")


if __name__ == "__main__":
    loader = torch.utils.data.DataLoader([({"image": torch.rand(3, 8, 8), "name": "a.png"}, 1)] * 2, batch_size=2)
    batch = next(iter(loader))
    describe(batch=batch, output=torch.nn.LSTM(3, 5)(torch.rand(2, 3)), answer={"loss": torch.rand(()), "logits": torch.rand(2, 2)})
    describe(total=0.0, array=torch.rand(2).numpy(), tensor=torch.rand(2))
