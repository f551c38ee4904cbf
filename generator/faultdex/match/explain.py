"""Turn the lines of a text into the entries that explain it, best first."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from faultdex.match.index import RANKS, Index, Pattern
from faultdex.match.normalise import Line, normalise
from faultdex.model.answer import Answer, Match

_SCORES = (0.98, 0.8, 0.6)


@dataclass(frozen=True, slots=True)
class Hit:
    """A signature found in a line."""

    pattern: Pattern
    line: Line
    captures: dict[str, str]

    @property
    def order(self) -> tuple[int, int, int]:
        """Sort root before symptom before echo, then earlier lines, then longer signatures."""
        return (self.pattern.rank, self.line.number, -len(self.pattern.text))


def explain(index: Index, lines: Iterable[str], top: int = 5) -> Answer:
    """Return the entries whose signatures stand in `lines`; one match per entry."""
    best: dict[int, Hit] = {}
    for hit in sorted(_hits(index, normalise(lines)), key=lambda hit: hit.order):
        best.setdefault(hit.pattern.entry, hit)
    return Answer(tuple(_match(index, hit) for hit in best.values())[:top])


def _hits(index: Index, lines: Iterable[Line]) -> Iterator[Hit]:
    searches = [(one, re.compile(one.text, re.ASCII)) for one in index.patterns]
    for line in lines:
        for pattern, search in searches:
            found = search.search(line.text)
            if found:
                yield Hit(pattern, line, {k: v for k, v in found.groupdict().items() if v})


def _match(index: Index, hit: Hit) -> Match:
    known = index.known[hit.pattern.entry]
    return Match(
        known.id,
        known.title,
        f"{index.site}{known.id}/",
        _SCORES[hit.pattern.rank],
        RANKS[hit.pattern.rank],
        hit.line.number,
        hit.line.text,
        hit.captures,
    )
