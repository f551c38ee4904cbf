"""Hold what every entry's page asks about the other entries, looked up once."""

from collections.abc import Mapping
from dataclasses import dataclass

from faultdex.model.book import Book
from faultdex.render.brief import Brief, brief
from faultdex.render.day import published
from faultdex.render.setting import Setting
from faultdex.render.workflow import leads


@dataclass(frozen=True, slots=True)
class Desk:
    """The book and the setting, with the entries' briefs and days, and who names whom."""

    book: Book
    setting: Setting
    briefs: Mapping[str, Brief]
    titles: Mapping[str, str]
    named_by: Mapping[str, tuple[str, ...]]
    published: Mapping[str, str]
    ways: Mapping[str, tuple[tuple[str, str], ...]]

    def related(self, identifier: str) -> tuple[Brief, ...]:
        """Return the entries that this one names, then those that name it."""
        named = self.book.entries[identifier].facts.related
        both = dict.fromkeys([*named, *self.named_by.get(identifier, ())])
        return tuple(self.briefs[one] for one in both if one in self.briefs and one != identifier)


def desk(book: Book, setting: Setting) -> Desk:
    """Return the desk at which the pages of `book` are written."""
    named_by: dict[str, tuple[str, ...]] = {}
    for identifier in sorted(book.entries):
        for other in book.entries[identifier].facts.related:
            named_by[other] = (*named_by.get(other, ()), identifier)
    briefs = {one: brief(entry) for one, entry in book.entries.items()}
    titles = {identifier: one.title for identifier, one in briefs.items()}
    return Desk(book, setting, briefs, titles, named_by, published(book), leads(book))
