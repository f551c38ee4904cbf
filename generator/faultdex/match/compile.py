"""Turn the book into the compiled index."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING

from faultdex.match.index import RANKS, Index, Known, Pattern
from faultdex.match.lexicon import Said, lexicon_of
from faultdex.match.normalise import compiled
from faultdex.match.portable import portable, spoken
from faultdex.match.search import Hit
from faultdex.match.syntax import UnportableError
from faultdex.match.texts import texts_of

if TYPE_CHECKING:
    from faultdex.model.book import Book
    from faultdex.model.entry import Entry, Signature


def compile_index(book: "Book", site: str = "/") -> Index:
    """Compile the signatures of every active entry; `site` is the address before an id.

    Signatures outside of the portable subset are left out: lint names them.
    """
    entries = [one for _, one in sorted(book.entries.items()) if one.facts.status == "active"]
    known = tuple(Known(one.id, one.facts.title, one.facts.summary) for one in entries)
    patterns = tuple(
        pattern
        for number, entry in enumerate(entries)
        for signature in entry.facts.signatures
        for pattern in _compiled(number, signature)
    )
    index = Index(site, known, patterns)
    texts = texts_of(patterns)
    read = [[texts.read(index, text).hits for text in _samples(entry)] for entry in entries]
    return replace(
        index,
        before=frozenset(_before(read)),
        lexicon=lexicon_of(
            _messages(index, read), [_text(*pair) for pair in zip(known, read, strict=True)]
        ),
    )


def _compiled(entry: int, signature: "Signature") -> Iterator[Pattern]:
    try:
        form = portable(signature.pattern)
    except UnportableError:
        return
    yield Pattern(entry, RANKS.index(signature.rank.value), form.text, form.words, form.weight)


def _samples(entry: "Entry") -> Iterator[str]:
    for sample in entry.facts.samples:
        if not sample.near_miss and sample.file in entry.files:
            yield entry.files[sample.file].decode("utf-8", "replace")


def _before(read: Sequence[Sequence[Sequence[Hit]]]) -> Iterator[tuple[int, int]]:
    """Yield each entry with those that its own samples name beside it and never the reverse."""
    pairs = {
        (entry, hit.pattern.entry)
        for entry, samples in enumerate(read)
        for hits in samples
        for hit in hits
        if hit.pattern.entry != entry
    }
    return ((one, other) for one, other in pairs if (other, one) not in pairs)


def _messages(index: Index, read: Sequence[Sequence[Sequence[Hit]]]) -> Iterator[Said]:
    """Yield titles, signatures, and what these matched in the samples."""
    ranks: dict[int, int] = {}
    for pattern in index.patterns:
        ranks[pattern.entry] = min(pattern.rank, ranks.get(pattern.entry, pattern.rank))
    for entry, known in enumerate(index.known):
        yield entry, ranks.get(entry, 0), known.title
    for pattern in index.patterns:
        yield pattern.entry, pattern.rank, spoken(pattern.text)
    for entry, samples in enumerate(read):
        for hit in chain.from_iterable(samples):
            found = compiled(hit.pattern.text).search(hit.text)
            if hit.pattern.entry == entry and found:
                yield entry, hit.pattern.rank, found[0]


def _text(known: Known, samples: Sequence[Sequence[Hit]]) -> str:
    """Return what BM25 looks at: the title, the summary and the lines that signatures know."""
    lines = dict.fromkeys(hit.text for hits in samples for hit in hits)
    return "\n".join([known.title, known.summary, *lines])
