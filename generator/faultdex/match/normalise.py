"""Turn what a terminal shows into plain lines that keep their numbers."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

_ANSI = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])")
_RANK = re.compile(r"^(?:\[(?:rank|default)\d+\]: ?|\[\d+,\d+\]<std(?:out|err)>: ?|\d{1,5}: )+")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of plain text and its number in the input, from 1."""

    number: int
    text: str


def normalise(lines: Iterable[str]) -> Iterator[Line]:
    """Yield the plain lines of `lines`; a carriage return starts a line of the same number."""
    for number, raw in enumerate(lines, 1):
        for part in _ANSI.sub("", raw.rstrip("\n")).split("\r"):
            text = _RANK.sub("", part).strip()
            if text:
                yield Line(number, text)
