"""Turn JSON text into the events that YAML gives, with the place of every value."""

import json
import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate

from faultdex.load.event import DEEPEST, Edge, Event, too_deep
from faultdex.load.refusal import RefusalError
from faultdex.model.problem import Place

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]]|[^\s{}\[\]:,"]+', re.DOTALL)
_EDGES = {"{": Edge.MAPPING, "[": Edge.SEQUENCE, "}": Edge.END, "]": Edge.END}
_STEPS = {"{": 1, "[": 1, "}": -1, "]": -1}


def read_json(text: str) -> Iterator[Event]:
    """Yield the events of the value in `text`; raises RefusalError.

    The depth is looked at first, because the library's parser recurses.
    """
    starts = [0, *(found.end() for found in re.finditer("\n", text))]
    tokens = [(found[0], _place(starts, found.start())) for found in _TOKEN.finditer(text)]
    depths = accumulate(_STEPS.get(token, 0) for token, _ in tokens)
    for depth, (_, place) in zip(depths, tokens, strict=True):
        if depth > DEEPEST:
            raise too_deep(place)
    _refuse_syntax(text)
    yield from (_event(token, place) for token, place in tokens)


def _refuse_syntax(text: str) -> None:
    hint = "Evidence is written by `faultdex verify record`: record it again."
    try:
        json.loads(text, parse_int=str, parse_float=str)
    except json.JSONDecodeError as error:
        place = (error.lineno, error.colno)
        raise RefusalError(place, "FD107", f"broken JSON: {error.msg}", hint) from None


def _event(token: str, place: Place) -> Event:
    if edge := _EDGES.get(token):
        return Event(edge, place)
    quoted = token.startswith('"')
    if quoted and "\\" not in token:
        return Event(Edge.SCALAR, place, token[1:-1])
    return Event(Edge.SCALAR, place, json.loads(token) if quoted else token, plain=not quoted)


def _place(starts: Sequence[int], index: int) -> Place:
    line = bisect_right(starts, index)
    return line, index - starts[line - 1] + 1
