"""Turn JSON text into the events that YAML gives, with the place of every value, or into data."""

import json
import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate

from faultdex.load.event import DEEPEST, Edge, Event, too_deep
from faultdex.load.refusal import RefusalError
from faultdex.load.scalar import Ambiguous, Scalar, resolve_json
from faultdex.model.problem import Place

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]]|[^\s{}\[\]:,"]+', re.DOTALL)
_EDGES = {"{": Edge.MAPPING, "[": Edge.SEQUENCE, "}": Edge.END, "]": Edge.END}
_STEPS = {"{": 1, "[": 1, "}": -1, "]": -1}
_RARE_ESCAPE = re.compile(r'\\[^"/nt]')


class RemarkableError(ValueError):
    """Something of which the place must be told, or which only the events can judge."""


def read_data(text: str) -> object:
    """Return the value in `text` with tuples for lists, in a tenth of the time of the events.

    Raises RemarkableError where there is anything to say about the text.
    """
    if _RARE_ESCAPE.search(text.replace("\\\\", "")):
        raise RemarkableError
    try:
        data = json.loads(
            text,
            object_pairs_hook=_unique,
            parse_int=_number,
            parse_float=_number,
            parse_constant=_number,
        )
    except (ValueError, RecursionError):
        raise RemarkableError from None
    return _frozen(data, 0)


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise RemarkableError
    return data


def _number(text: str) -> Scalar:
    value = resolve_json(text)
    if isinstance(value, Ambiguous):
        raise RemarkableError
    return value


def _frozen(value: object, depth: int) -> object:
    """Return `value` with tuples for lists; deeper than any model it is not taken."""
    if not isinstance(value, dict | list):
        return value
    if depth >= DEEPEST:
        raise RemarkableError
    if isinstance(value, list):
        return tuple(_frozen(inner, depth + 1) for inner in value)
    return {key: _frozen(inner, depth + 1) for key, inner in value.items()}


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
