"""Find the part of an object that cannot be pickled, by its path."""

import threading
from collections.abc import Iterator
from multiprocessing.reduction import ForkingPickler

from torch.utils.data import Dataset


def culprits(thing: object, path: str) -> Iterator[str]:
    """Name the smallest parts of the thing that pickle refuses, with its reason."""
    try:
        ForkingPickler.dumps(thing)
        return
    except Exception as error:
        reason = str(error)
    if isinstance(thing, dict):
        parts = {f"{path}[{key!r}]": value for key, value in thing.items()}
    elif isinstance(thing, (list, tuple)):
        parts = {f"{path}[{number}]": value for number, value in enumerate(thing)}
    else:
        fields = getattr(thing, "__dict__", {}) if not callable(thing) else {}
        parts = {f"{path}.{name}": value for name, value in fields.items()}
    found = [line for name, part in parts.items() for line in culprits(part, name)]
    yield from found or [f"{path}: {reason}"]


class Images(Dataset):
    def __init__(self) -> None:
        self.names = ["a.png", "b.png"]
        self.index = {"file": open(__file__, "rb"), "keys": {}.keys()}
        self.transforms = [str.lower, lambda name: name.upper()]
        self.lock = threading.Lock()


if __name__ == "__main__":
    print("\n".join(culprits(Images(), "dataset")))
