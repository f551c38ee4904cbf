"""Turn the book into the compiled index."""

from typing import TYPE_CHECKING

from faultdex.match.index import RANKS, Index, Known, Pattern

if TYPE_CHECKING:
    from faultdex.model.book import Book


def compile_index(book: "Book", site: str = "/") -> Index:
    """Compile the signatures of every active entry; `site` is the address before an id."""
    entries = [one for _, one in sorted(book.entries.items()) if one.facts.status == "active"]
    known = tuple(Known(one.id, one.facts.title, one.facts.summary) for one in entries)
    patterns = tuple(
        Pattern(number, RANKS.index(signature.rank.value), signature.pattern, (), 0)
        for number, entry in enumerate(entries)
        for signature in entry.facts.signatures
    )
    return Index(site, known, patterns)
