"""Find the entry that a text speaks of, as other pages show it."""

from collections.abc import Mapping
from dataclasses import dataclass

from faultdex.match import Index
from faultdex.match.recognise import recognise
from faultdex.match.texts import Texts, texts_of
from faultdex.model.book import Book
from faultdex.render.brief import Brief, briefs


@dataclass(frozen=True, slots=True)
class Finder:
    """The compiled index, with the line about each entry."""

    index: Index
    texts: Texts
    briefs: Mapping[str, Brief]

    def named(self, identifier: str | None) -> Brief | None:
        """Return the entry of that id; None where there is none."""
        return self.briefs.get(identifier or "")

    def found(self, text: str) -> Brief | None:
        """Return the entry that `text` is sure to speak of; None where there is none."""
        return self.named(recognise(self.index, self.texts, text))


def finder(book: Book, index: Index) -> Finder:
    """Return what finds the entries of `book`."""
    return Finder(index, texts_of(index.patterns), {one.id: one for one in briefs(book)})
