"""Turn events into plain data with the place of every key and item."""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from faultdex.load.event import DEEPEST, Edge, Event, too_deep
from faultdex.load.refusal import RefusalError
from faultdex.load.scalar import Ambiguous, Scalar
from faultdex.load.text import CONTROL, control
from faultdex.model.document import Document
from faultdex.model.problem import Finding, Place, Route
from faultdex.privacy.rules import shown

Resolve = Callable[[str], Scalar | Ambiguous]
_QUOTE = "Put it in double quotes."
_CLEAR = "Put it in double quotes, or write true, false or a plain number where one is meant."


@dataclass
class Composer:
    """Gather the data, places and findings of one document while its events go by."""

    path: str
    events: Iterator[Event]
    resolve: Resolve
    places: dict[Route, Place] = field(default_factory=dict)
    plain: dict[Route, str] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def document(self) -> Document:
        """Read all events; raises RefusalError where the rest must not be read."""
        first = next(self.events, None)
        data = None if first is None else self._value(first, ())
        deque(self.events, maxlen=0)
        return Document(self.path, data, self.places, self.plain)

    def _value(self, event: Event, route: Route) -> object:
        if event.edge is not Edge.SCALAR and len(route) >= DEEPEST:
            raise too_deep(event.place)
        match event.edge:
            case Edge.MAPPING:
                return self._mapping(route)
            case Edge.SEQUENCE:
                return self._sequence(route)
            case _:
                return self._scalar(event, route)

    def _mapping(self, route: Route) -> dict[str, object]:
        data: dict[str, object] = {}
        while (event := next(self.events)).edge is not Edge.END:
            key = self._key(event)
            there = (*route, key)
            if key in data:
                self._duplicate(key, event.place, self.places[there])
                self._skip(there)
                continue
            self.places[there] = event.place
            data[key] = self._value(next(self.events), there)
        return data

    def _sequence(self, route: Route) -> tuple[object, ...]:
        items: list[object] = []
        while (event := next(self.events)).edge is not Edge.END:
            there = (*route, len(items))
            self.places[there] = event.place
            items.append(self._value(event, there))
        return tuple(items)

    def _scalar(self, event: Event, route: Route) -> Scalar:
        if not event.plain:
            return _shown(event)
        self.plain[route] = event.value
        value = self.resolve(event.value)
        if isinstance(value, Ambiguous):
            message = f"{shown(event.value)} is read differently by different readers of YAML"
            self._find("FD112", message, _CLEAR, event.place)
            return event.value
        return _shown(event) if isinstance(value, str) else value

    def _key(self, event: Event) -> str:
        if event.edge is not Edge.SCALAR:
            message = "a key is a list or a mapping"
            raise RefusalError(event.place, "FD113", message, "Use a text as the key.")
        if event.plain and not isinstance(self.resolve(event.value), str):
            self._find("FD113", f"the key {shown(event.value)} is not a text", _QUOTE, event.place)
        return _shown(event)

    def _skip(self, route: Route) -> None:
        known = dict(self.places), dict(self.plain)
        self._value(next(self.events), route)
        self.places, self.plain = known

    def _duplicate(self, key: str, place: Place, first: Place) -> None:
        message = f"the key {shown(key)} stands twice: here and in line {first[0]}"
        self._find("FD111", message, "Keep one of the two.", place)

    def _find(self, code: str, message: str, hint: str, place: Place) -> None:
        self.findings.append(Finding(self.path, code, message, hint, place=place))


def _shown(event: Event) -> str:
    """Return the text of a scalar; escapes within quotes can spell what the file does not hold."""
    if not event.plain and (found := CONTROL.search(event.value)):
        raise control(event.place, found[0])
    return event.value
