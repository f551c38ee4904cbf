"""Turn the book into a compiled index, and a text into the entries that explain it."""

from importlib import import_module
from typing import TYPE_CHECKING

from faultdex.match.explain import Found, explain
from faultdex.match.index import Index
from faultdex.match.scan import scan, scan_part, scan_parts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from faultdex.model.book import Book

__all__ = [
    "Found",
    "Index",
    "compile_index",
    "explain",
    "scan",
    "scan_part",
    "scan_parts",
]


def compile_index(book: "Book", site: str = "/", posted: "Iterable[tuple[str, str]]" = ()) -> Index:
    """Compile the signatures of every active entry; `site` is the address before an id.

    Signatures outside of the portable subset are left out: lint names them. `posted` are texts that
    people posted, each after the id of the entry that it belongs to.
    """
    # A text that is explained need not wait for what compiles.
    compiled: Index = import_module("faultdex.match.compile").compile_index(book, site, posted)
    return compiled
