"""Give what is saved the tag of a GPU, on a machine that needs none."""

from collections.abc import Iterator
from contextlib import contextmanager

from torch.serialization import register_package

numbers: list[int] = []


def tag(storage: object) -> str | None:
    return f"cuda:{numbers[-1]}" if numbers else None


@contextmanager
def saved_on_gpu(number: int) -> Iterator[None]:
    numbers.append(number)
    yield
    numbers.pop()


register_package(0, tag, lambda storage, location: None)
