"""Hold a mapping that is made when something is first asked of it."""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Deferred(Mapping[Key, Value]):
    """What `make` returns; it is called at most once."""

    def __init__(self, make: Callable[[], Mapping[Key, Value]]) -> None:
        """Remember how the mapping is made."""
        self._make = make

    @cached_property
    def _whole(self) -> Mapping[Key, Value]:
        return self._make()

    def __getitem__(self, key: Key) -> Value:
        """Return the value of `key`."""
        return self._whole[key]

    def __iter__(self) -> Iterator[Key]:
        """Yield every key."""
        return iter(self._whole)

    def __len__(self) -> int:
        """Return the count of keys."""
        return len(self._whole)
