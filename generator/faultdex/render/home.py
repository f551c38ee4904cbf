"""Turn the book into the view of the home page: ways in, what is new, and how far it reaches."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate

from faultdex.model.book import Book
from faultdex.render.contents import ContentsView, contents_view
from faultdex.render.coverage import CoverageView, Field, coverage_view
from faultdex.render.evidence_summary import EvidenceSummary
from faultdex.render.workflow import WorkflowView, workflows_view


@dataclass(frozen=True, slots=True)
class Share:
    """How many rows of the plan stand at one level, and how many stand before them in the bar."""

    level: str
    title: str
    count: int
    start: int


@dataclass(frozen=True, slots=True)
class Reach:
    """One category of the plan, with its rows by level."""

    id: str
    title: str
    planned: int
    shares: tuple[Share, ...]

    @property
    def covered(self) -> int:
        """Return the number of rows that have an entry."""
        return sum(share.count for share in self.shares)


@dataclass(frozen=True, slots=True)
class Figure:
    """One number, what it counts, and the page that shows what was counted."""

    count: int
    of: str
    href: str


@dataclass(frozen=True, slots=True)
class HomeView:
    """Everything on the home page."""

    contents: ContentsView
    workflows: tuple[WorkflowView, ...]
    reaches: tuple[Reach, ...]
    figures: tuple[Figure, ...]
    planned: int
    covered: int
    root: str = ""


def home_view(book: Book, evidence: EvidenceSummary) -> HomeView:
    """Return the view of the home page, with figures of the page about evidence."""
    coverage = coverage_view(book)
    return HomeView(
        contents=contents_view(book, ""),
        workflows=_most_needed_first(book, workflows_view(book).workflows),
        reaches=tuple(_reach(field, coverage) for field in coverage.fields),
        figures=_figures(book, evidence),
        planned=coverage.total,
        covered=coverage.covered,
    )


def _most_needed_first(book: Book, workflows: Iterable[WorkflowView]) -> tuple[WorkflowView, ...]:
    """Return the workflows by the number of public threads with the failures they lead to."""

    def threads(one: WorkflowView) -> int:
        return sum(len(book.entries[name].facts.threads) for name in one.ids)

    return tuple(sorted(workflows, key=threads, reverse=True))


def _reach(field: Field, coverage: CoverageView) -> Reach:
    levels = [one for one in coverage.columns if one[0] != "missing"]
    counts = [field.count(level) for level, _ in levels]
    starts = [0, *accumulate(counts)]
    shares = tuple(
        Share(level, title, count, start)
        for (level, title), count, start in zip(levels, counts, starts, strict=False)
        if count
    )
    return Reach(field.id, field.title, sum(len(area.rows) for area in field.areas), shares)


def _figures(book: Book, evidence: EvidenceSummary) -> tuple[Figure, ...]:
    snippets = sum(len(entry.facts.snippets) for entry in book.entries.values())
    publishers = {source.publisher for source in book.sources.values()}
    held = sum(machine.held for machine in evidence.machines)
    return (
        Figure(snippets, "files to run and to copy", "browse/"),
        Figure(held, "recorded runs that did as declared", "evidence/#machines"),
        Figure(len(evidence.folklore), "pieces of folklore tried", "evidence/#folklore"),
        Figure(len(book.sources), f"sources read, of {len(publishers)} publishers", "browse/"),
    )
