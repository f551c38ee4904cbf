"""Turn the book into the compiled index."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from faultdex.match.explain import Reading
from faultdex.match.index import RANKS, Index, Known, Pattern
from faultdex.match.portable import portable
from faultdex.match.syntax import UnportableError

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
    return replace(index, before=frozenset(_before(index, entries)))


def _compiled(entry: int, signature: "Signature") -> Iterator[Pattern]:
    try:
        form = portable(signature.pattern)
    except UnportableError:
        return
    yield Pattern(entry, RANKS.index(signature.rank.value), form.text, form.words, form.weight)


def _before(index: Index, entries: Sequence["Entry"]) -> Iterator[tuple[int, int]]:
    """Yield each entry with those that its own samples name beside it and never the reverse."""
    pairs = {
        (number, other)
        for number, entry in enumerate(entries)
        for sample in entry.facts.samples
        if not sample.near_miss and sample.file in entry.files
        for other in _named(index, entry.text(sample.file))
        if other != number
    }
    return ((one, other) for one, other in pairs if (other, one) not in pairs)


def _named(index: Index, text: str) -> set[int]:
    reading = Reading(index)
    reading.read(text.split("\n"))
    return {hit.pattern.entry for hit in reading.hits}
