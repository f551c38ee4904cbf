"""Turn YAML text into events, refusing what can hide or multiply content before it costs."""

import re
from collections.abc import Iterator
from typing import Protocol

import yaml
from yaml import events

from faultdex.load.event import Edge, Event
from faultdex.load.refusal import RefusalError
from faultdex.load.text import place_of
from faultdex.model.problem import Place


class Marked(Protocol):
    """A place as both parsers tell it, counted from 0."""

    @property
    def line(self) -> int:
        """The line."""

    @property
    def column(self) -> int:
        """The column."""


# The parser in C is ten times as fast; the other one takes its place where there is none.
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_EDGES: dict[type[events.Event], Edge] = {
    events.MappingStartEvent: Edge.MAPPING,
    events.SequenceStartEvent: Edge.SEQUENCE,
    events.ScalarEvent: Edge.SCALAR,
    events.MappingEndEvent: Edge.END,
    events.SequenceEndEvent: Edge.END,
}
_NODES = (events.ScalarEvent, events.CollectionStartEvent)
# What the library lets through on hostile input, such as an escape beyond Unicode.
_STUMBLES = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    NotImplementedError,
    TypeError,
    ValueError,
)
_DIRECTIVE = re.compile(r"^%", re.MULTILINE)


def read_yaml(text: str) -> Iterator[Event]:
    """Yield the events of the one document in `text`; raises RefusalError."""
    if found := _DIRECTIVE.search(text):
        raise _tag(place_of(text, found.start()), "a YAML directive")
    documents = 0
    try:
        for raw in yaml.parse(text, Loader=LOADER):
            if edge := _EDGES.get(type(raw)):
                yield _event(raw, edge)
            elif isinstance(raw, events.AliasEvent):
                raise _alias(raw)
            elif isinstance(raw, events.DocumentStartEvent) and (documents := documents + 1) > 1:
                raise _broken(_place(raw.start_mark), "a second document begins")
    except yaml.YAMLError as error:
        raise _syntax(error, place_of(text, len(text))) from None
    except _STUMBLES:
        raise _broken((1, 1), "this is not YAML") from None


def _event(raw: events.Event, edge: Edge) -> Event:
    place = _place(raw.start_mark)
    if isinstance(raw, _NODES):
        if raw.anchor:
            raise _alias(raw)
        if raw.tag:
            raise _tag(place, "a tag")
    if isinstance(raw, events.ScalarEvent):
        return Event(edge, place, str(raw.value), plain=not raw.style)
    return Event(edge, place)


def _alias(raw: events.Event) -> RefusalError:
    hint = "Write the value out at each place that needs it."
    return RefusalError(_place(raw.start_mark), "FD108", "an anchor or alias", hint)


def _place(mark: Marked | None) -> Place:
    return (mark.line + 1, mark.column + 1) if mark else (1, 1)


def _tag(place: Place, what: str) -> RefusalError:
    return RefusalError(place, "FD109", what, "Remove it; the model knows every value's type.")


def _syntax(error: yaml.YAMLError, end: Place) -> RefusalError:
    """Return the refusal; the parser in C can name a line after the last one."""
    if isinstance(error, yaml.MarkedYAMLError) and error.problem_mark:
        return _broken(min(_place(error.problem_mark), end), str(error.problem))
    return _broken((1, 1), "this is not YAML")


def _broken(place: Place, what: str) -> RefusalError:
    hint = "Quote texts that hold ': ', ' #' or begin with a mark; indent with two spaces."
    return RefusalError(place, "FD107", f"broken YAML: {what}", hint)
