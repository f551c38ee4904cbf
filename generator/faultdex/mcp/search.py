"""Find entries by words in their cards, for a question that is no pasted error."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from math import log

from faultdex.match.words import GENERIC
from faultdex.model.card import Card

_WORD = re.compile(r"[a-z0-9_]{2,}")
_WEIGHTS = {"title": 8, "id": 8, "aliases": 8, "topic": 2, "summary": 2, "why": 1, "first": 1}
_SATURATION = 12.0
_STEM, _NEAR = 4, 0.5


@dataclass(frozen=True)
class Shelves:
    """The cards with their words at hand."""

    cards: tuple[Card, ...]

    @cached_property
    def bags(self) -> tuple[Mapping[str, int], ...]:
        """Return how much each word weighs in each card."""
        return tuple(map(_bag, self.cards))

    @cached_property
    def rarity(self) -> Mapping[str, float]:
        """Return what a word weighs: the more, the fewer cards have it."""
        seen = Counter(word for bag in self.bags for word in bag)
        return {word: log(1 + len(self.cards) / count) for word, count in seen.items()}

    def find(self, query: str) -> list[Card]:
        """Return the cards that share words with `query`, best first.

        Of words with the same beginning, such as hang and hangs, half counts; words of any text
        count only where there are no others.
        """
        words = dict.fromkeys(_words(query))
        asked = [word for word in words if word not in GENERIC] or words
        near = {word: self._near(word) for word in asked}
        scored = [
            (sum(self._score(bag, near[word]) for word in asked), card)
            for bag, card in zip(self.bags, self.cards, strict=True)
        ]
        best = sorted(scored, key=lambda one: (-one[0], one[1].id))
        return [card for score, card in best if score > 0]

    def _near(self, word: str) -> Mapping[str, float]:
        stem = word[: max(_STEM, len(word) - 3)]
        alike = (known for known in self.rarity if len(stem) >= _STEM and known.startswith(stem))
        return {**dict.fromkeys(alike, _NEAR), word: 1.0}

    def _score(self, bag: Mapping[str, int], near: Mapping[str, float]) -> float:
        return max(
            share * self.rarity[word] * bag[word] / (bag[word] + _SATURATION) if word in bag else 0
            for word, share in near.items()
        )


def _bag(card: Card) -> Mapping[str, int]:
    found: Counter[str] = Counter()
    for name, weight in _WEIGHTS.items():
        value = getattr(card, name)
        for word in _words(value if isinstance(value, str) else " ".join(value)):
            found[word] += weight
    return found


def _words(text: str) -> Iterable[str]:
    return _WORD.findall(text.lower())
