"""Tell whether the literal parts of a text with holes appear in a line, in their order."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import TypeAlias

HOLE = "{}"
# A line is compared up to this many characters.
LONGEST = 4000

Literals: TypeAlias = tuple["Literal", ...]

_WORD = re.compile(r"[A-Za-z0-9_]+")
_LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_")


@dataclass(frozen=True, slots=True)
class Literal:
    """One literal part of a text, without spaces at its ends.

    At an end that is `joined` a value follows or precedes without anything between; at any other
    end a letter or digit of the part is the first or last of its word in the line.
    """

    text: str
    joined_left: bool
    joined_right: bool

    def end_in(self, line: str, start: int) -> int:
        """Return where the part ends in `line` at or after `start`; -1 where it is absent."""
        place = line.find(self.text, start)
        while place >= 0:
            end = place + len(self.text)
            if self._is_free(line, place, end):
                return end
            place = line.find(self.text, place + 1)
        return -1

    def _is_free(self, line: str, place: int, end: int) -> bool:
        """Tell whether no word of the line goes on beyond the ends that are not joined."""
        cut_left = place and line[place] in _LETTERS and line[place - 1] in _LETTERS
        if cut_left and not self.joined_left:
            return False
        cut_right = line[end - 1] in _LETTERS and line[end : end + 1] in _LETTERS
        return self.joined_right or end == len(line) or not cut_right


@lru_cache(maxsize=1 << 16)
def literals(text: str) -> Literals:
    """Return the literal parts of `text` that hold a letter or digit."""
    parts = text.split(HOLE)
    last = len(parts) - 1
    found = (
        Literal(
            part.strip(" "),
            place > 0 and part[:1] in _LETTERS,
            place < last and part[-1:] in _LETTERS,
        )
        for place, part in enumerate(parts)
    )
    return tuple(one for one in found if _LETTERS.intersection(one.text))


def size(parts: Sequence[Literal]) -> int:
    """Return how many characters must appear in a line; spaces do not count."""
    return sum(len(one.text) - one.text.count(" ") for one in parts)


def appears(parts: Sequence[Literal], line: str) -> bool:
    """Tell whether all parts appear in `line` in their order; linear in its length."""
    end = 0
    for part in parts:
        end = part.end_in(line, end)
        if end < 0:
            return False
    return True


def grams(line: str) -> set[str]:
    """Return the words of a line, and its pairs of words that follow each other."""
    words = _WORD.findall(line)
    return {*words, *map(" ".join, pairwise(words))}


def whole_grams(parts: Sequence[Literal]) -> Iterator[str]:
    """Yield the grams that every line with these parts has: those without a joined end."""
    for part in parts:
        words = _whole_words(part)
        yield from words
        yield from map(" ".join, pairwise(words))


def _whole_words(part: Literal) -> list[str]:
    words = _WORD.findall(part.text)
    first = 1 if part.joined_left else 0
    return words[first : len(words) - 1 if part.joined_right else len(words)]


@cache
def is_identifier(word: str) -> bool:
    """Tell whether a word looks like a name in a program: capitals, digits or _ within it."""
    return bool(re.search(r"[a-z0-9][A-Z]|[A-Za-z]\d|_|[A-Z]{4}", word))
