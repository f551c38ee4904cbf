"""Weigh the words of the entries' own texts by BM25, for the reader that ranks entries by them."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from math import log
from typing import Any

from faultdex.match.terms import LEVELS, terms_in

# The usual parameters: how soon a term that is repeated counts no more, and how much the length of
# a text matters. Tried on the texts under tests/data/threads, where they matter little.
SATURATION, LENGTH = 2.4, 0.3
# What pairs weigh beside words, which is less because sentences repeat usual pairs; what the words
# of an entry weigh that is known by its message, since people paste messages; steps of a weight.
PAIR, PASTED, SCALE = 0.3, 0.65, 2.6

# What is said of an entry, each text with how often it counts.
Document = Iterable[tuple[int, str]]


def weigh(documents: Sequence[Document], symptoms: Container[int]) -> dict[str, Any]:
    """Return the terms of the documents and their postings as plain data.

    `symptoms` are the documents of what people tell in words. A pair of words that only one
    document has is left out: it tells nothing that its words do not.
    """
    counts = [_counted(document) for document in documents]
    seen = Counter(term for one in counts for term in one)
    mean = sum(map(Counter.total, counts)) / max(len(counts), 1) or 1
    postings: dict[str, list[int]] = {
        term: [] for term in sorted(seen) if seen[term] > 1 or " " not in term
    }
    for entry, count in enumerate(counts):
        damping = SATURATION * (1 - LENGTH + LENGTH * count.total() / mean)
        scale = SCALE if entry in symptoms else SCALE * PASTED
        for term, weight in _weights(count, damping, seen, len(counts)):
            steps = min(round(scale * weight), LEVELS - 1)
            if steps and term in postings:
                postings[term].append(entry * LEVELS + steps)
    return {"terms": "\n".join(postings), "postings": [*postings.values()]}


def _counted(document: Document) -> Counter[str]:
    count: Counter[str] = Counter()
    for times, text in document:
        for term in {term for line in text.split("\n") for term in terms_in(line)}:
            count[term] += times
    return count


def _weights(
    count: Counter[str], damping: float, seen: Counter[str], documents: int
) -> Iterator[tuple[str, float]]:
    for term, times in count.items():
        rarity = log(1 + (documents - seen[term] + 0.5) / (seen[term] + 0.5))
        weight = rarity * times * (SATURATION + 1) / (times + damping)
        yield term, PAIR * weight if " " in term else weight
