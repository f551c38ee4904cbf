"""Turn the location of a pydantic error into a route, and what stands there into words."""

from collections.abc import Mapping
from dataclasses import dataclass

from faultdex.model.document import Document
from faultdex.model.problem import Route
from faultdex.privacy.rules import shown

_ABSENT = object()


@dataclass(frozen=True, slots=True)
class Found:
    """What stands at a route: its value, and its text as written where it has no quotes."""

    route: Route
    value: object
    plain: str | None = None

    def __str__(self) -> str:
        """Return what stands there, in words."""
        match self.value:
            case None:
                return "nothing"
            case bool():
                return f"the truth value {self.plain}"
            case int() | float():
                return f"the number {self.plain}"
            case str():
                return f"the text {shown(self.value)}"
            case Mapping():
                return "a mapping"
            case _:
                return "a list"


def found_at(document: Document, location: Route) -> Found | None:
    """Return what stands at pydantic's `location`.

    None where the location names a member of a union that the value was not meant to be: a
    mapping is held against the model, anything else against the text.
    """
    value, route = document.data, list[str | int]()
    for step in location:
        inner = _step(value, step)
        if inner is not _ABSENT:
            value = inner
            route.append(step)
        elif str(step)[:1].isupper() != isinstance(value, Mapping):
            return None
    known = tuple(route)
    return Found(known, value, document.plain.get(known))


def _step(value: object, step: str | int) -> object:
    if isinstance(value, Mapping):
        return value.get(step, _ABSENT)
    if isinstance(value, tuple) and isinstance(step, int) and step < len(value):
        return value[step]
    return _ABSENT
