"""Remember what was computed of an entry for as long as the entry lives."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar
from weakref import WeakKeyDictionary

from faultdex.model.entry import Entry

Value = TypeVar("Value")


def once(compute: Callable[[Entry], Value]) -> Callable[[Entry], Value]:
    """Return `compute` so that it runs once for each entry: pages, lists and checks all ask."""
    known: WeakKeyDictionary[Entry, Value] = WeakKeyDictionary()

    @wraps(compute)
    def remembered(entry: Entry) -> Value:
        if entry not in known:
            known[entry] = compute(entry)
        return known[entry]

    return remembered
