"""Find the part of an object that cannot be pickled, by its path."""

import inspect
import threading
from collections.abc import Iterator
from functools import partial
from multiprocessing.reduction import ForkingPickler


def parts(thing: object, path: str) -> dict[str, object]:
    """Return what pickle would go into, under the path to it."""
    if inspect.ismethod(thing):
        return {f"{path}.__self__": thing.__self__}
    if inspect.isroutine(thing) or inspect.isclass(thing):
        return {}  # pickle sends the name alone
    thing = dict(enumerate(thing)) if isinstance(thing, (list, tuple)) else thing
    if isinstance(thing, dict):
        return {f"{path}[{key!r}]": value for key, value in thing.items()}
    bound = ("func", "args", "keywords") if isinstance(thing, partial) else ()
    names = (*bound, *getattr(thing, "__dict__", ()))
    return {f"{path}.{name}": getattr(thing, name) for name in names}


def refusal(thing: object) -> str:
    """Return why pickle refuses the thing; nothing where it takes it."""
    try:
        ForkingPickler.dumps(thing)
    except Exception as error:
        return str(error) or repr(error)
    return ""


def culprits(thing: object, path: str, seen: tuple = ()) -> Iterator[str]:
    """Name what pickle refuses though it takes all of its parts, with pickle's reason."""
    refused = {name: part for name, part in parts(thing, path).items() if refusal(part)}
    if not refused and refusal(thing):
        yield f"{path}: {refusal(thing)}"
    for name, part in refused.items():
        if not any(part is one for one in (*seen, thing)):  # things may hold each other
            yield from culprits(part, name, (*seen, thing))


class Compose:
    def __init__(self, transforms: list) -> None:
        self.transforms = transforms

    def __call__(self, image: object) -> None: ...


class Images:
    def __init__(self) -> None:
        self.index = {"file": open(__file__, "rb"), "keys": {}.keys()}
        self.transform = Compose([str.lower, partial(map, lambda letter: letter * 2)])
        self.views = [self]
        self.lock = threading.Lock()


if __name__ == "__main__":
    print(*culprits(Images(), "dataset"), sep="\n")
    print(next(culprits(Images().transform.__call__, "collate_fn")))
