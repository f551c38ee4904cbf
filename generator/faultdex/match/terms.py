"""Rank the entries whose texts a text resembles, by the words that tell them from others.

This is the reader of a linear classifier, see `train`. It finds what no signature and no known
message finds: a wording that nobody wrote a signature for, a symptom told in words, or a message of
which half is missing.
"""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import isqrt
from typing import Any

from faultdex.match.normalise import Line
from faultdex.match.words import words_of

# A posting is an entry and the weight of the word there, in steps, as one number:
# entry * LEVELS + HALF + weight.
LEVELS = 1024
HALF = LEVELS // 2
# Steps of a weight, and of what is decided by them: 0 is on the boundary between an entry and all
# others, and -PRECISION is what a text has that shares nothing with it.
SCALE, PRECISION = 20, 1000
# What the best entry must reach, what each further one, and how many there are at most. Fixed on 11
# draws of threads with the entries as they were when these were drawn: of 230 lists 124 held the
# right page, where as many lists without texts of no entry held it 120 times.
LEAST, FURTHER, MOST = -620, -800, 3
# From this score on, in thousandths, a page that no other comes near is called probable, and below
# it where its message is nearly said; and how much less others have then.
PROBABLE, BESIDE = 440, 125
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
NOTHING: Mapping[str, Any] = {"terms": "", "rarities": [], "postings": [], "biases": []}


@dataclass(frozen=True, slots=True)
class Ranked:
    """An entry, how surely a text belongs to it in thousandths, and the telling line."""

    entry: int
    score: int
    line: Line


class Terms:
    """Words, with what each weighs for and against entries."""

    def __init__(self, read: Callable[[], Mapping[str, Any]] = lambda: NOTHING) -> None:
        """Remember what reads the terms as plain data: most texts do not need them."""
        self._read = read

    @cached_property
    def data(self) -> Mapping[str, Any]:
        """Return plain data: the words, a line each, and for each its rarity and its postings."""
        return self._read()

    @cached_property
    def postings(self) -> Mapping[str, tuple[int, Sequence[int]]]:
        """Return the rarity and the postings of each word."""
        pairs = zip(self.data["rarities"], self.data["postings"], strict=True)
        return dict(zip(self.data["terms"].split("\n"), pairs, strict=False))

    def rank(self, lines: Iterable[Line]) -> list[Ranked]:
        """Return the entries to which `lines` may belong, best first."""
        by_word = _by_word([*lines][:LINES])
        scores = self._scores(by_word)
        if max(scores.values(), default=-PRECISION) < LEAST:
            return []
        likely = [entry for entry in scores if scores[entry] >= FURTHER]
        return [
            Ranked(entry, _share(scores[entry]), self._telling(entry, by_word))
            for entry in sorted(likely, key=lambda one: (-scores[one], one))[:MOST]
        ]

    def has_other_name(self, line: Line, known: Container[str]) -> bool:
        """Tell whether a line is about a name, and has a word that is not known either."""
        words = set(words_of(line.text)[:WORDS])
        foreign = (word for word in words if word not in known and word not in self.postings)
        return bool(words & NAMING and self.data["terms"]) and any(foreign)

    def _scores(self, words: Iterable[str]) -> Mapping[int, int]:
        """Return what is decided of each entry that a word speaks for or against."""
        weights: Counter[int] = Counter()
        length = 0
        for word in words:
            rarity, postings = self.postings.get(word, (0, ()))
            length += rarity
            for one in postings:
                weights[one // LEVELS] += one % LEVELS - HALF
        # Of the rarities, which are squares in hundredths, comes the length in tenths.
        unit = SCALE * (isqrt(length) or 1)
        biases = self.data["biases"]
        return {
            entry: 10 * PRECISION * weight // unit + biases[entry]
            for entry, weight in weights.items()
        }

    def _telling(self, entry: int, by_word: Mapping[str, Line]) -> Line:
        """Return the line whose words say most of `entry`; of several the first."""
        weights: Counter[Line] = Counter()
        for word, line in by_word.items():
            weights[line] += self._weight(entry, word)
        return min(weights, key=lambda line: (-weights[line], line.number))

    def _weight(self, entry: int, word: str) -> int:
        _, postings = self.postings.get(word, (0, ()))
        return next((one % LEVELS - HALF for one in postings if one // LEVELS == entry), 0)


def words_in(lines: Iterable[str]) -> set[str]:
    """Return the words of lines that are looked at."""
    return {word for line in lines for word in words_of(line)[:WORDS]}


def _share(decided: int) -> int:
    """Return what was decided as thousandths from nothing in common to beyond doubt."""
    return min(max((decided + PRECISION) // 2, 0), PRECISION)


def _by_word(lines: Sequence[Line]) -> dict[str, Line]:
    """Return each word with the first line that has it."""
    found: dict[str, Line] = {}
    for line in lines:
        for word in words_of(line.text)[:WORDS]:
            found.setdefault(word, line)
    return found
