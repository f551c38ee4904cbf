"""What the home page counts."""

from dataclasses import replace

import lxml.html
import pytest

from faultdex.model.book import Book
from faultdex.model.collection import Fork, Workflow
from faultdex.model.entry import Entry, Thread
from faultdex.model.evidence import Machine
from faultdex.render.contents import contents_view
from faultdex.render.evidence_summary import evidence_summary
from faultdex.render.home import HomeView, home_view
from faultdex.render.name import hardware
from faultdex.render.template import fill


@pytest.fixture(scope="module")
def view(book: Book) -> HomeView:
    """Return the view of the small book's home page."""
    return home_view(book, evidence_summary(book))


@pytest.fixture(scope="module")
def body(view: HomeView) -> lxml.html.HtmlElement:
    """Return the body of the home page."""
    return lxml.html.fromstring(fill("home.md.j2", view).split("\n---\n", 1)[1])


def test_the_bars_add_up_to_the_coverage(view: HomeView) -> None:
    """What the categories show is what the sentence above them says."""
    assert sum(one.covered for one in view.reaches) == view.covered
    assert sum(one.planned for one in view.reaches) == view.planned


def test_the_shares_of_a_bar_stand_side_by_side(view: HomeView) -> None:
    """No level hides another one."""
    for one in view.reaches:
        ends = [0, *(share.start + share.count for share in one.shares)]

        assert [share.start for share in one.shares] == ends[:-1]
        assert ends[-1] <= one.planned


def test_every_figure_is_counted(view: HomeView, book: Book) -> None:
    """No number on the page is written by hand."""
    snippets = sum(len(entry.facts.snippets) for entry in book.entries.values())
    counts = [figure.count for figure in view.figures]

    assert (counts[0], counts[-1]) == (snippets, len(book.sources))


def test_every_workflow_and_the_newest_drops_are_linked(
    body: lxml.html.HtmlElement, book: Book
) -> None:
    """Nothing on the home page leads nowhere, and nothing that leads in is left out."""
    links = set(body.xpath("//ul//a/@href"))

    assert {f"workflows/{name}/" for name in book.workflows} <= links
    assert {f"drops/{name}/" for name in book.drops} <= links


def test_symptoms_come_in_the_order_of_their_threads(book: Book) -> None:
    """What most people write about is the first card."""
    quiet, met = (book.entries[name] for name in sorted(book.entries))
    thread = Thread(url="https://example.org/1", program="one", cause="unknown", fixed="open")
    facts = met.facts.model_copy(update={"threads": (thread,)})
    workflows = {name: leading(name, to) for name, to in (("aaa", quiet), ("zzz", met))}
    entries = {quiet.id: quiet, met.id: replace(met, facts=facts)}
    changed = replace(book, entries=entries, workflows=workflows)
    view = home_view(changed, evidence_summary(changed))

    assert [one.name for one in view.workflows] == ["zzz", "aaa"]


def leading(title: str, entry: Entry) -> Workflow:
    """Return a workflow that leads to one entry."""
    fork = Fork(ask="So?", command="true", tells="Yes.", answers={"Yes": entry.id})
    return Workflow(title=title, summary="One question.", start=fork)


@pytest.mark.parametrize("name", ["component", "category", "level", "machine"])
def test_the_table_can_be_narrowed_by(name: str, book: Book, view: HomeView) -> None:
    """Each choice of a filter is one that some row has."""
    browse = fill("browse.md.j2", contents_view(book, "../"))
    body = lxml.html.fromstring(browse.split("\n---\n", 1)[1])
    offered = body.xpath(f"//select[@name='{name}']/option/@value | //select/option[not(@value)]")
    rows = {value for row in body.xpath(f"//tr/@data-{name}") for value in row.split()}
    values = {one for one in offered if isinstance(one, str) and one}
    shown = {
        "component": set(view.contents.components),
        "category": {one.id for one in view.contents.categories},
        "level": {one for one, _, _ in view.contents.levels},
        "machine": {one for one, _ in view.contents.machines},
    }[name]

    assert rows <= shown
    assert values <= shown


@pytest.mark.parametrize(
    ("gpus", "gpu", "said"),
    [
        (0, "", "no GPU"),
        (1, "NVIDIA H200", "NVIDIA H200"),
        (4, "NVIDIA H200", "4 \N{MULTIPLICATION SIGN} NVIDIA H200"),
    ],
)
def test_a_machine_is_named_by_its_gpus(gpus: int, gpu: str, said: str) -> None:
    """Readers know the hardware, and not the names of our machines."""
    machine = Machine(name="one", gpu=gpu, gpus=gpus, python="3.12", system="Linux")

    assert hardware(machine) == said
