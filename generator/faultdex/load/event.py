"""Describe what a YAML or JSON reader yields: the edges of collections, and scalars."""

from typing import NamedTuple

from faultdex.load.refusal import RefusalError
from faultdex.model.problem import Place
from faultdex.strenum import StrEnum

DEEPEST = 20


class Edge(StrEnum):
    """What an event begins or ends."""

    MAPPING = "mapping"
    SEQUENCE = "sequence"
    SCALAR = "scalar"
    END = "end"


class Event(NamedTuple):
    """One step through a document. A plain scalar's `value` is still its text as written."""

    edge: Edge
    place: Place
    value: str = ""
    plain: bool = False


def too_deep(place: Place) -> RefusalError:
    """Return the refusal of a document that nests deeper than DEEPEST."""
    message = f"nesting goes deeper than {DEEPEST}"
    return RefusalError(place, "FD110", message, "Flatten it; no field of the model is that deep.")
