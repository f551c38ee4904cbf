"""Turn a drop into the page that says what it added."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from faultdex.model.book import Book, Cited
from faultdex.model.collection import Drop
from faultdex.model.entry import Entry
from faultdex.model.snippet import Role
from faultdex.model.verification import snippet_runs
from faultdex.render.brief import LEVELS, Brief, brief, tally
from faultdex.render.citation import made
from faultdex.render.command import commands
from faultdex.render.contents import newest_first, titles


@dataclass(frozen=True, slots=True)
class Gap:
    """A row of the plan that a drop covers, and the text that identifies the failure."""

    id: str
    says: str


@dataclass(frozen=True, slots=True)
class Figures:
    """What a drop added, counted in the entries as they are today."""

    entries: int
    snippets: int
    commands: int
    citations: int
    sources: int
    signatures: int
    runs: int
    folklore: int


@dataclass(frozen=True, slots=True)
class DropView:
    """Everything on the page of a drop; its figures are computed."""

    name: str
    drop: Drop
    briefs: tuple[Brief, ...]
    figures: Figures
    sources: tuple[tuple[str, tuple[Cited, ...]], ...]
    gaps: tuple[Gap, ...]
    beyond: tuple[Brief, ...]
    levels: tuple[tuple[str, str, int], ...]
    machines: tuple[str, ...]
    titles: Mapping[str, str]
    root: str = "../../"


@dataclass(frozen=True, slots=True)
class DropsView:
    """Everything on the page that lists the drops."""

    drops: tuple[DropView, ...]
    root: str = "../"

    @property
    def days(self) -> tuple[tuple[str, tuple[DropView, ...]], ...]:
        """Return the drops of each day, the newest first."""
        every = dict.fromkeys(one.drop.day for one in self.drops)
        return tuple((day, tuple(o for o in self.drops if o.drop.day == day)) for day in every)


def drops_view(book: Book) -> DropsView:
    """Return the view of all drops, the newest first."""
    return DropsView(tuple(_drop_view(book, name, drop) for name, drop in newest_first(book)))


def _drop_view(book: Book, name: str, drop: Drop) -> DropView:
    entries = [book.entries[one] for one in drop.entries if one in book.entries]
    cited = [book.sources[key] for key in _keys(entries) if key in book.sources]
    lines = tuple(brief(entry) for entry in entries)
    gaps = tuple(_gaps(book, drop))
    filled = {gap.id for gap in gaps}
    counts = tally(one.level for one in lines)
    return DropView(
        name=name,
        drop=drop,
        briefs=lines,
        figures=_figures(entries, len(cited)),
        sources=_by_publisher(cited),
        gaps=gaps,
        beyond=tuple(one for one in lines if one.id not in filled),
        levels=tuple((each.value, title, counts[each.value]) for each, title in LEVELS.items()),
        machines=tuple(sorted({name for one in lines for name in one.machines})),
        titles=titles(book),
    )


def _figures(entries: list[Entry], sources: int) -> Figures:
    facts = [entry.facts for entry in entries]
    tried = [one for each in facts for one in each.snippets if one.role is Role.DISPROVE]
    return Figures(
        entries=len(entries),
        snippets=sum(len(one.snippets) for one in facts),
        commands=sum(len(commands(entry)) for entry in entries),
        citations=sum(made(entry) for entry in entries),
        sources=sources,
        signatures=sum(len(one.signatures) for one in facts),
        runs=sum(
            recorded.run.runs
            for entry in entries
            for recorded in snippet_runs(entry)
            if recorded.fresh
        ),
        folklore=len(tried),
    )


def _keys(entries: list[Entry]) -> list[str]:
    return sorted({key for entry in entries for key in entry.facts.sources})


def _by_publisher(cited: list[Cited]) -> tuple[tuple[str, tuple[Cited, ...]], ...]:
    names = sorted({one.publisher for one in cited}, key=str.casefold)
    return tuple((name, tuple(one for one in cited if one.publisher == name)) for name in names)


def _gaps(book: Book, drop: Drop) -> Iterator[Gap]:
    planned = {
        name: row
        for topics in book.plan.root.values()
        for rows in topics.values()
        for name, row in rows.items()
    }
    for one in drop.entries:
        if one in planned and one in book.entries:
            yield Gap(one, planned[one].says)
