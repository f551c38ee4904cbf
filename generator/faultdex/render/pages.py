"""Turn the book into every page and file of the site."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from faultdex.match import Index
from faultdex.model.book import Book
from faultdex.model.entry import Entry
from faultdex.render.box import box_files
from faultdex.render.brief import brief
from faultdex.render.contents import CategoryView, TopicView, categories, contents_view, titles
from faultdex.render.coverage import coverage_view
from faultdex.render.desk import Near, desk
from faultdex.render.drop import DropsView, drops_view
from faultdex.render.entry import entry_view
from faultdex.render.evidence_summary import EvidenceSummary, evidence_summary
from faultdex.render.home import home_view
from faultdex.render.issue import report_view
from faultdex.render.problem import problem_views, problems_view
from faultdex.render.programs import programs
from faultdex.render.reach import owner_reaches, reaches
from faultdex.render.reference import ReferenceView, reference_view
from faultdex.render.release import releases_view
from faultdex.render.setting import Setting
from faultdex.render.template import fill
from faultdex.render.workflow import workflows_view

Pages: TypeAlias = Mapping[str, str | bytes]
Page: TypeAlias = tuple[str, str | bytes]
Written: TypeAlias = tuple[str, str]
Write: TypeAlias = Callable[[Entry, Near], Written]


@dataclass(frozen=True, slots=True)
class Forward:
    """An address that leads on to the page of an entry."""

    code: str
    id: str
    title: str
    base: str


def entry_pages(entry: Entry, near: Near) -> Written:
    """Return the page of an entry and its Markdown copy."""
    view = entry_view(near, entry)
    return fill("entry.md.j2", view), fill("entry.copy.j2", view)


def entry_copies(book: Book) -> Mapping[str, str]:
    """Return the Markdown copy of every entry's page by its path, without the rest of the site."""
    shared = desk(book, Setting())
    views = ((one, entry_view(shared.near(one), one)) for one in book.entries.values())
    return {f"{entry.id}.md": fill("entry.copy.j2", view) for entry, view in views}


def render(book: Book, index: Index, setting: Setting, write: Write = entry_pages) -> Pages:
    """Return content by path: `str` is a Markdown page to build, `bytes` a file to publish as is.

    `index` is the compiled index that the paste box reads, and by which texts find entries.
    `write` may remember what was written before.
    """
    reference, drops, evidence = (
        reference_view(book, index),
        drops_view(book),
        evidence_summary(book),
    )
    everything = (
        _entries(book, setting, write),
        _contents(book, evidence),
        _reports(book, evidence, reference, setting),
        _reference(reference),
        _drops(drops),
        _workflows(book),
        _problems(setting),
    )
    pages = dict(page for group in everything for page in group)
    files = box_files(book, index, setting.base_url)
    return {**pages, **programs(book, drops, pages, setting), **files}


def _entries(book: Book, setting: Setting, write: Write) -> Iterator[Page]:
    shared = desk(book, setting)
    for entry in book.entries.values():
        page, copy = write(entry, shared.near(entry))
        yield f"{entry.id}/index.md", page
        yield f"{entry.id}.md", copy.encode()
        yield from _published(entry)
        for alias in entry.facts.aliases:
            yield f"{alias}/index.md", fill("moved.md.j2", brief(entry))
        for code in book.codes_of(entry):
            view = Forward(code, entry.id, entry.facts.title, setting.base_url)
            yield f"{code}/index.html", fill("forward.html.j2", view).encode()


def _published(entry: Entry) -> Iterator[Page]:
    for snippet in entry.facts.snippets:
        for name in (snippet.file, *snippet.companions):
            yield f"{entry.id}/{name}", entry.files[name]


def _contents(book: Book, evidence: EvidenceSummary) -> Iterator[Page]:
    yield "index.md", fill("home.md.j2", home_view(book, evidence))
    yield "browse/index.md", fill("browse.md.j2", contents_view(book, "../"))
    names = titles(book)
    for category in categories(book):
        view = CategoryView(category, names)
        yield f"{category.id}/index.md", fill("category.md.j2", view)
        for topic in category.topics:
            path = f"{category.id}/{topic.id}/index.md"
            yield path, fill("topic.md.j2", TopicView(category, topic, names))


def _reports(
    book: Book, evidence: EvidenceSummary, reference: ReferenceView, setting: Setting
) -> Iterator[Page]:
    yield "evidence/index.md", fill("evidence.md.j2", evidence)
    yield "releases/index.md", fill("releases.md.j2", releases_view(book))
    coverage = coverage_view(book, reaches(reference), owner_reaches(reference))
    yield "coverage/index.md", fill("coverage.md.j2", coverage)
    yield "report/index.md", fill("report.md.j2", report_view(setting.issue_url))


def _reference(view: ReferenceView) -> Iterator[Page]:
    yield "reference/index.md", fill("reference.md.j2", view)
    for table in view.tables:
        yield f"reference/{table.name}/index.md", fill("table.md.j2", table)
    for sort in view.messages:
        yield f"reference/{sort.kind.name}/index.md", fill("messages.md.j2", sort)
    if view.owners.owners:
        yield "messages/index.md", fill("owners.md.j2", view.owners)
    for owner in view.owners.owners:
        yield f"messages/{owner.name}/index.md", fill("owner.md.j2", owner)


def _drops(view: DropsView) -> Iterator[Page]:
    yield "drops/index.md", fill("drops.md.j2", view)
    for drop in view.drops:
        yield f"drops/{drop.name}/index.md", fill("drop.md.j2", drop)


def _workflows(book: Book) -> Iterator[Page]:
    view = workflows_view(book)
    if view.workflows:
        yield "workflows/index.md", fill("workflows.md.j2", view)
    for one in view.workflows:
        yield f"workflows/{one.name}/index.md", fill("workflow.md.j2", one)


def _problems(setting: Setting) -> Iterator[Page]:
    yield "problems/index.md", fill("problems.md.j2", problems_view())
    for view in problem_views(setting.trees):
        yield f"problems/{view.code.code}/index.md", fill("problem.md.j2", view)
