"""Rank the entries whose own texts share most of the rare words of a text.

This is BM25 over words and pairs of neighbouring words. It finds what no signature and no known
message finds: a symptom told in words, or a message of which half is missing.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from faultdex.match.normalise import Line
from faultdex.match.words import words_of

# A posting is an entry and the weight of the term there, as one number: entry * LEVELS + weight.
LEVELS = 64
# What a word weighs that tells no entry, on the scale of the weights.
FOREIGN = 20
# Thousandths of the text's weight that the best entry must explain, what these must weigh, and the
# thousandths of the best score that a further entry must reach. Fixed on draws of threads with the
# entries as they were when these were drawn, and tried on later draws.
EXPLAINED, LEAST, BESIDE = 200, 30, 600
# Words of messages that are about a name: another name makes it another failure.
NAMING = frozenset(
    word
    for words in (
        "attribute attributeerror identifier importerror",
        "keyerror modulenotfounderror name named",
    )
    for word in words.split()
)
# Words of a line that are looked at, and lines of a text.
WORDS, LINES = 300, 80
NOTHING: Mapping[str, Any] = {"terms": "", "postings": []}


@dataclass(frozen=True, slots=True)
class Ranked:
    """An entry, the thousandths of the text's weight that it explains, and the telling line."""

    entry: int
    score: int
    line: Line


class Terms:
    """Words and pairs of words, with what each weighs for the entries whose texts have it."""

    def __init__(self, read: Callable[[], Mapping[str, Any]] = lambda: NOTHING) -> None:
        """Remember what reads the terms as plain data: most texts do not need them."""
        self._read = read

    @cached_property
    def data(self) -> Mapping[str, Any]:
        """Return plain data: the terms, a line each, and for each term its postings."""
        return self._read()

    @cached_property
    def postings(self) -> Mapping[str, Sequence[int]]:
        """Return the postings of each term."""
        return dict(zip(self.data["terms"].split("\n"), self.data["postings"], strict=False))

    def rank(self, lines: Iterable[Line]) -> list[Ranked]:
        """Return the entries that explain enough of `lines`, best first."""
        by_term = _by_term([*lines][:LINES])
        scores, total = self._scores(by_term)
        best = max(scores.values(), default=0)
        if best < LEAST or 1000 * best < EXPLAINED * total:
            return []
        near = [entry for entry in scores if 1000 * scores[entry] >= BESIDE * best]
        return [
            Ranked(entry, 1000 * scores[entry] // total, self._telling(entry, by_term))
            for entry in sorted(near, key=lambda one: (-scores[one], one))
        ]

    def has_other_name(self, line: Line) -> bool:
        """Tell whether a line is about a name, and has a word that no entry has."""
        words = set(words_of(line.text)[:WORDS])
        return bool(words & NAMING and self.data["terms"] and words - self.postings.keys())

    def _scores(self, terms: Iterable[str]) -> tuple[Counter[int], int]:
        """Return what each entry has of the terms, and what one entry with all would have."""
        scores: Counter[int] = Counter()
        total = 0
        for term in terms:
            postings = self.postings.get(term, ())
            # A pair of words that no entry has may well be new.
            foreign = 0 if " " in term else FOREIGN
            total += max((one % LEVELS for one in postings), default=foreign)
            for one in postings:
                scores[one // LEVELS] += one % LEVELS
        return scores, total

    def _telling(self, entry: int, by_term: Mapping[str, Line]) -> Line:
        """Return the line whose terms say most of `entry`; of several the first."""
        weights: Counter[Line] = Counter()
        for term, line in by_term.items():
            weights[line] += self._weight(entry, term)
        return min(weights, key=lambda line: (-weights[line], line.number))

    def _weight(self, entry: int, term: str) -> int:
        found = (one for one in self.postings.get(term, ()) if one // LEVELS == entry)
        return next(found, 0) % LEVELS


def terms_in(text: str) -> set[str]:
    """Return the words of a line and the pairs of neighbours among them."""
    words = words_of(text)[:WORDS]
    return {*words, *(f"{one} {other}" for one, other in pairwise(words))}


def _by_term(lines: Sequence[Line]) -> dict[str, Line]:
    """Return each term with the first line that has it."""
    found: dict[str, Line] = {}
    for line in lines:
        for term in terms_in(line.text):
            found.setdefault(term, line)
    return found
