"""Turn a drop into the page that says what it added."""

from collections.abc import Mapping
from dataclasses import dataclass

from faultdex.model.book import Book, Cited
from faultdex.model.collection import Drop
from faultdex.model.guide import MarkKind, marks
from faultdex.render.brief import Brief, brief, tally
from faultdex.render.contents import newest_first, titles


@dataclass(frozen=True, slots=True)
class DropView:
    """Everything on the page of a drop; its figures are computed."""

    name: str
    drop: Drop
    briefs: tuple[Brief, ...]
    snippets: int
    citations: int
    sources: tuple[Cited, ...]
    gaps: tuple[str, ...]
    levels: Mapping[str, int]
    titles: Mapping[str, str]
    root: str = "../../"

    @property
    def publishers(self) -> tuple[str, ...]:
        """Return the publishers of its sources, by name."""
        return tuple(sorted({one.publisher for one in self.sources}))


@dataclass(frozen=True, slots=True)
class DropsView:
    """Everything on the page that lists the drops."""

    drops: tuple[DropView, ...]
    root: str = "../"


def drops_view(book: Book) -> DropsView:
    """Return the view of all drops, the newest first."""
    return DropsView(tuple(_drop_view(book, name, drop) for name, drop in newest_first(book)))


def _drop_view(book: Book, name: str, drop: Drop) -> DropView:
    entries = [book.entries[one] for one in drop.entries if one in book.entries]
    keys = sorted({key for entry in entries for key in entry.facts.sources})
    planned = {
        row for topics in book.plan.root.values() for rows in topics.values() for row in rows
    }
    lines = tuple(brief(entry) for entry in entries)
    return DropView(
        name=name,
        drop=drop,
        briefs=lines,
        snippets=sum(len(entry.facts.snippets) for entry in entries),
        citations=sum(_citations(entry.guide) for entry in entries),
        sources=tuple(book.sources[key] for key in keys if key in book.sources),
        gaps=tuple(one for one in drop.entries if one in planned),
        levels=tally(one.level for one in lines),
        titles=titles(book),
    )


def _citations(text: str) -> int:
    return sum(mark.kind is MarkKind.CITE for mark in marks(text))
