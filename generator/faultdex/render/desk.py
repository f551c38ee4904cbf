"""Hold what every entry's page asks about the other entries, looked up once."""

from collections.abc import Mapping
from dataclasses import dataclass

from faultdex.model.book import Book, Cited
from faultdex.model.entry import Entry
from faultdex.model.guide import MarkKind, marks, sections
from faultdex.render.brief import Brief, brief
from faultdex.render.day import published
from faultdex.render.keywords import row_numbers, tags
from faultdex.render.setting import Setting
from faultdex.render.workflow import leads


@dataclass(frozen=True, slots=True)
class Near:
    """All that the page of one entry shows of other files: with the entry, it decides the page."""

    sources: tuple[Cited, ...]
    titles: Mapping[str, str]
    related: tuple[Brief, ...]
    ways: tuple[tuple[str, str], ...]
    fx: str
    tags: tuple[str, ...]
    published: str
    base_url: str
    edit_url: str
    issue_url: str

    @property
    def by_key(self) -> Mapping[str, Cited]:
        """Return the sources by their keys."""
        return {one.key: one for one in self.sources}


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
    numbers: Mapping[str, tuple[str, ...]]

    def near(self, entry: Entry) -> Near:
        """Return what the page of `entry` shows beside it."""
        quoted = (sample.source for sample in entry.facts.samples if sample.source)
        keys = dict.fromkeys([*entry.facts.sources, *quoted])
        every = (mark for text in sections(entry.guide).values() for mark in marks(text))
        linked = (mark.target for mark in every if mark.kind is MarkKind.LINK)
        fx = self.book.code_of(entry)
        return Near(
            sources=tuple(self.book.sources[key] for key in keys if key in self.book.sources),
            titles={one: self.titles[one] for one in linked if one in self.titles},
            related=self._related(entry),
            ways=self.ways.get(entry.id, ()),
            fx=fx,
            tags=tags(entry, fx, self.numbers.get(entry.id, ())),
            published=self.published.get(entry.id, ""),
            base_url=self.setting.base_url,
            edit_url=self.setting.edit_url,
            issue_url=self.setting.issue_url,
        )

    def _related(self, entry: Entry) -> tuple[Brief, ...]:
        """Return the entries that this one names, then those that name it."""
        both = dict.fromkeys([*entry.facts.related, *self.named_by.get(entry.id, ())])
        return tuple(self.briefs[one] for one in both if one in self.briefs and one != entry.id)


def desk(book: Book, setting: Setting) -> Desk:
    """Return the desk at which the pages of `book` are written."""
    named_by: dict[str, tuple[str, ...]] = {}
    for identifier in sorted(book.entries):
        for other in book.entries[identifier].facts.related:
            named_by[other] = (*named_by.get(other, ()), identifier)
    briefs = {one: brief(entry) for one, entry in book.entries.items()}
    titles = {identifier: one.title for identifier, one in briefs.items()}
    shown = (briefs, titles, named_by, published(book), leads(book), row_numbers(book))
    return Desk(book, setting, *shown)
