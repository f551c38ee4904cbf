"""Turn what entries are known to say into weights that both readers add up alike.

All logarithms and divisions happen here, once; a reader only adds integers.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import log
from typing import TypeAlias

from faultdex.match.index import Lexicon, Message
from faultdex.match.names import codes_of
from faultdex.match.words import GENERIC, words_of

RAREST, COMMON = 100, 30
FEWEST = 3

# What messages of compilers, linkers and Python say around the name that matters.
AROUND_NAMES = {
    "attribute",
    "attributeerror",
    "directory",
    "identifier",
    "importerror",
    "index",
    "indexerror",
    "keyerror",
    "member",
    "modulenotfounderror",
    "named",
    "range",
    "undefined",
}

# An entry, the rank of a signature, and what the signature stands for.
Worded: TypeAlias = tuple[int, int, str]


def lexicon_of(messages: Iterable[Worded], texts: Sequence[str]) -> Lexicon:
    """Weigh the words of known messages and of each entry's text."""
    known = {(entry, tuple(words_of(text))): tier for entry, tier, text in sorted(messages)[::-1]}
    bags = [Counter(set(words_of(text))) for text in texts]
    for entry, text in known:
        bags[entry].update(set(text))
    seen = Counter(word for bag in bags for word in bag)
    words = sorted(seen)
    place = {word: number for number, word in enumerate(words)}
    weights = [_rarity(word, seen[word], len(bags)) for word in words]
    codes = ((entry, code) for entry, text in enumerate(texts) for code in _codes(text))
    return Lexicon(
        tuple(words), tuple(weights), tuple(_messages(known, place, weights)), tuple(codes)
    )


def _codes(text: str) -> list[str]:
    return sorted({code for line in text.split("\n") for code in codes_of(line)})


def _rarity(word: str, seen: int, entries: int) -> int:
    """Return what a word weighs, up to that of a word which a single entry has."""
    if word in GENERIC or word in AROUND_NAMES:
        return COMMON
    return round(RAREST * log(1 + entries / seen) / log(1 + entries))


def _messages(
    known: Mapping[tuple[int, tuple[str, ...]], int],
    place: Mapping[str, int],
    weights: Sequence[int],
) -> Iterator[Message]:
    for (entry, words), tier in sorted(known.items()):
        if len(words) >= FEWEST:
            places = tuple(place[word] for word in words)
            yield Message(entry, tier, sum(weights[one] for one in places), places)
