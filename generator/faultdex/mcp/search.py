"""Find entries, workflows and rows of tables by words, for a question that is no pasted error."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import log
from typing import Generic, TypeVar

from faultdex.match.words import GENERIC

_WORD = re.compile(r"[a-z0-9_]{2,}")
# What each field of a card, a guide or a stub weighs.
_WEIGHTS = {
    "title": 8, "id": 8, "name": 8, "aliases": 8, "topic": 2, "summary": 2, "says": 2, "why": 1,
    "first": 1, "action": 1,
}  # fmt: skip
_SATURATION = 12.0
_STEM, _NEAR = 4, 0.5
_CLOSE = 0.5

Item = TypeVar("Item")


@dataclass(frozen=True)
class Shelves(Generic[Item]):
    """Cards, guides or stubs with their words, each word weighed by the field that holds it."""

    items: tuple[Item, ...]

    @cached_property
    def bags(self) -> tuple[Mapping[str, int], ...]:
        """Return how much each word weighs in each item."""
        return tuple(map(_bag, self.items))

    @cached_property
    def rarity(self) -> Mapping[str, float]:
        """Return what a word weighs: the more, the fewer items have it."""
        seen = Counter(word for bag in self.bags for word in bag)
        return {word: log(1 + len(self.items) / count) for word, count in seen.items()}

    def find(self, query: str) -> list[Item]:
        """Return the items that share words with `query`, best first.

        Of words with the same beginning, such as hang and hangs, half counts; words of any text
        count only where there are no others.
        """
        return [item for _, item in self._ranked(query)]

    def nearest(self, query: str) -> list[Item]:
        """Return the items that share at least half as much with `query` as the best does."""
        ranked = self._ranked(query)
        least = _CLOSE * ranked[0][0] if ranked else 0
        return [item for score, item in ranked if score >= least]

    def _ranked(self, query: str) -> list[tuple[float, Item]]:
        """Return the items with what they share, best first, equals in their order."""
        words = dict.fromkeys(_words(query))
        asked = [word for word in words if word not in GENERIC] or words
        near = {word: self._near(word) for word in asked}
        scored = (
            (sum(self._score(bag, near[word]) for word in asked), item)
            for bag, item in zip(self.bags, self.items, strict=True)
        )
        found = [(score, item) for score, item in scored if score > 0]
        return sorted(found, key=lambda one: -one[0])

    def _near(self, word: str) -> Mapping[str, float]:
        stem = word[: max(_STEM, len(word) - 3)]
        alike = (known for known in self.rarity if len(stem) >= _STEM and known.startswith(stem))
        return {**dict.fromkeys(alike, _NEAR), word: 1.0}

    def _score(self, bag: Mapping[str, int], near: Mapping[str, float]) -> float:
        return max(
            share * self.rarity[word] * bag[word] / (bag[word] + _SATURATION) if word in bag else 0
            for word, share in near.items()
        )


def _bag(item: object) -> Mapping[str, int]:
    found: Counter[str] = Counter()
    for name, weight in _WEIGHTS.items():
        value = getattr(item, name, "")
        for word in _words(value if isinstance(value, str) else " ".join(value)):
            found[word] += weight
    return found


def _words(text: str) -> Iterable[str]:
    return _WORD.findall(text.lower())
