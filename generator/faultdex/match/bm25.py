"""Weigh the words of the entries' own texts by BM25, for the reader that ranks entries by them."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from math import log
from typing import Any

from faultdex.match.terms import LEVELS, terms_in

# The usual parameters: how soon a term that is repeated counts no more, and how much the length of
# a text matters. Tried on the texts under tests/data/threads, where they matter little.
SATURATION, LENGTH = 2.4, 0.3
# What pairs weigh beside words, which is less because sentences repeat usual pairs, and steps of a
# weight.
PAIR, SCALE = 0.3, 2.6

# What is said of an entry, each text with how often it counts.
Document = Iterable[tuple[int, str]]


def weigh(documents: Sequence[Document], ranked: Container[int]) -> dict[str, Any]:
    """Return the terms of the documents as plain data, with postings of those that are ranked.

    Every word is there, since it matters whether any document has it. A pair of words is left out
    if only one document has it, because it tells nothing that its words do not, or if no ranked
    document has it.
    """
    counts = [_counted(document) for document in documents]
    seen = Counter(term for one in counts for term in one)
    mean = sum(map(Counter.total, counts)) / max(len(counts), 1) or 1
    postings: dict[str, list[int]] = {term: [] for term in sorted(seen)}
    for entry, count in enumerate(counts):
        damping = SATURATION * (1 - LENGTH + LENGTH * count.total() / mean)
        for term, weight in _weights(count, damping, seen, len(counts)):
            if weight and entry in ranked:
                postings[term].append(entry * LEVELS + weight)
    kept = {
        term: found
        for term, found in postings.items()
        if " " not in term or (found and seen[term] > 1)
    }
    return {"terms": "\n".join(kept), "postings": [*kept.values()]}


def _counted(document: Document) -> Counter[str]:
    count: Counter[str] = Counter()
    for times, text in document:
        for term in {term for line in text.split("\n") for term in terms_in(line)}:
            count[term] += times
    return count


def _weights(
    count: Counter[str], damping: float, seen: Counter[str], documents: int
) -> Iterator[tuple[str, int]]:
    for term, times in count.items():
        rarity = log(1 + (documents - seen[term] + 0.5) / (seen[term] + 0.5))
        weight = rarity * times * (SATURATION + 1) / (times + damping)
        share = PAIR if " " in term else 1
        yield term, min(round(SCALE * share * weight), LEVELS - 1)
