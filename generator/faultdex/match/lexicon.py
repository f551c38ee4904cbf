"""Turn what entries are known to say into weights that both readers add up alike.

All logarithms and divisions happen here, once; a reader only adds integers.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log
from typing import TypeAlias

from faultdex.match.index import Lexicon, Message
from faultdex.match.words import GENERIC, words_of

RAREST, COMMON = 100, 30
SATURATION, LENGTH = 1.2, 0.75
FEWEST = 3


# An entry, the rank of a signature, and what the signature stands for.
Said: TypeAlias = tuple[int, int, str]


def lexicon_of(messages: Iterable[Said], texts: Sequence[str]) -> Lexicon:
    """Weigh the words of known messages and of each entry's text."""
    known = {(entry, tuple(words_of(said))): rank for entry, rank, said in sorted(messages)[::-1]}
    bags = [Counter(set(words_of(text))) for text in texts]
    for entry, said in known:
        bags[entry].update(set(said))
    seen = Counter(word for bag in bags for word in bag)
    words = sorted(seen)
    place = {word: number for number, word in enumerate(words)}
    weights = [_rarity(word, seen[word], len(bags)) for word in words]
    return Lexicon(
        tuple(words),
        tuple(weights),
        tuple(_messages(known, place, weights)),
        _postings(dict(zip(words, weights, strict=True)), bags),
    )


def _rarity(word: str, seen: int, entries: int) -> int:
    """Return what a word weighs, up to that of a word which a single entry has."""
    return COMMON if word in GENERIC else round(RAREST * log(1 + entries / seen) / log(1 + entries))


def _messages(
    known: Mapping[tuple[int, tuple[str, ...]], int],
    place: Mapping[str, int],
    weights: Sequence[int],
) -> Iterator[Message]:
    for (entry, words), rank in sorted(known.items()):
        if len(words) >= FEWEST:
            places = tuple(place[word] for word in words)
            yield Message(entry, rank, sum(weights[one] for one in places), places)


def _postings(
    weights: Mapping[str, int], bags: Sequence[Counter[str]]
) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return for each word every entry that has it with BM25's points, rounded; Robertson 1994."""
    found: dict[str, list[tuple[int, int]]] = {word: [] for word in weights}
    totals = [bag.total() for bag in bags]
    usual = sum(totals) / max(1, len(bags))
    for entry, bag in enumerate(bags):
        for word in bag.keys() - GENERIC:
            points = _impact(bag[word], weights[word], totals[entry] / usual)
            found[word].append((entry, points))
    return tuple(map(tuple, found.values()))


def _impact(times: int, weight: int, length: float) -> int:
    damped = times + SATURATION * (1 - LENGTH + LENGTH * length)
    return round(weight * times * (SATURATION + 1) / damped)
