"""What the pages below /reference/ show."""

from dataclasses import replace

import lxml.html
import pytest

from faultdex.match import compile_index
from faultdex.model.book import Book
from faultdex.model.reference import Part
from faultdex.render.message import filled
from faultdex.render.reach import reaches
from faultdex.render.reference import ReferenceView, reference_view
from faultdex.render.table import TableView, logged
from faultdex.render.template import fill


@pytest.fixture(scope="module")
def view(book: Book) -> ReferenceView:
    """Return the tables and messages of the small book."""
    return reference_view(book, compile_index(book))


def table(view: ReferenceView, name: str) -> TableView:
    """Return the table of that name."""
    return next(one for one in view.tables if one.name == name)


def page(one: TableView) -> lxml.html.HtmlElement:
    """Return the content of a table's page."""
    return lxml.html.fromstring(f"<main>{fill('table.md.j2', one).split('---', 2)[2]}</main>")


def test_every_row_has_an_anchor_of_its_own(view: ReferenceView) -> None:
    """A row without an entry is a stub that search and links lead to."""
    anchors = page(table(view, "cuda-errors")).xpath("//li/h2/@id")

    assert anchors == ["0", "9", "719"]


def test_a_row_shows_name_text_note_and_entry(view: ReferenceView) -> None:
    """What a library says, what a person adds, and where to read on."""
    row = page(table(view, "cuda-errors")).xpath("//li[h2/@id='9']")[0]

    assert "9 cudaErrorInvalidConfiguration" in row.text_content()
    assert "the grid is 70000 blocks wide" in row.text_content()
    assert "Print the dimensions of the grid." in row.text_content()
    assert row.xpath(".//a/@href") == ["#source-1", "../../grid-too-wide/"]


def test_what_a_library_says_is_text(view: ReferenceView) -> None:
    """Whatever stands in a binary, it is no tag on a page."""
    row = page(table(view, "cuda-errors")).xpath("//li[h2/@id='719']")[0]

    assert "unspecified <launch> failure" in row.text_content()


def test_a_row_without_a_note_finds_its_entry_by_its_text(view: ReferenceView) -> None:
    """The line that a log would show is given to the matcher."""
    lines = {line.row.key: line for line in table(view, "cuda-errors").lines}

    assert logged(lines["719"].row, table(view, "cuda-errors").table) == (
        "launch failed: unspecified <launch> failure",
    )
    assert lines["719"].entry is None
    assert lines["9"].entry is not None


def test_folklore_stands_apart(view: ReferenceView) -> None:
    """A name that no binary holds is not among those that one does."""
    shown = table(view, "nccl-variables")

    assert [line.row.key for line in shown.lines] == ["NCCL_DEBUG"]
    assert [line.row.key for line in shown.folklore] == ["NCCL_TIMEOUT"]


def test_a_cited_table_needs_no_machine(view: ReferenceView) -> None:
    """Its rows are those that people noted."""
    shown = table(view, "xid")

    assert [(line.heading, line.row.sayings) for line in shown.lines] == [
        ("Xid 62 PMU_HALT_ERROR", ())
    ]
    assert shown.origins == ()


@pytest.mark.parametrize(
    ("text", "with_something"),
    [
        ("Call to %s failed : %s", "Call to a failed : a"),
        ("%lx of %zu at %p, 100%", "1 of 1 at 0x1, 100%"),
        ("rank {} of {size}", "rank 1 of 1"),
    ],
)
def test_what_a_program_fills_in_is_filled(text: str, with_something: str) -> None:
    """Signatures want a number or a word there, and no placeholder."""
    assert filled(text) == with_something


def test_messages_are_held_against_the_entries(view: ReferenceView) -> None:
    """Each counts once, with an entry or without."""
    found = {one.kind.name: (one.explained, len(one.messages)) for one in view.messages}

    assert found == {"nccl-warnings": (1, 2), "c10d-messages": (0, 1), "graph-breaks": (0, 1)}


def test_every_text_of_a_source_is_counted_at_one_level(view: ReferenceView) -> None:
    """Success is no error, and variables are none."""
    totals = {one.page: one.total for one in reaches(view)}

    assert totals == {
        "cuda-errors": 2,
        "xid": 1,
        "nccl-warnings": 2,
        "c10d-messages": 1,
        "graph-breaks": 1,
    }


def test_a_table_says_where_its_rows_are_from(book: Book, view: ReferenceView) -> None:
    """The library with its release, or torch; and the binaries in which they were looked for."""
    [host] = book.collections.values()
    origins = {
        one.name: [(origin.library, origin.day) for origin in one.origins] for one in view.tables
    }
    codes = host.codes[Part("cuda-runtime")]

    assert origins["cuda-errors"] == [(f"{codes.library} {codes.version}", host.collected[:10])]
    assert origins["xid"] == []
    assert table(view, "nccl-variables").searched == (
        ("host", tuple(one.file for one in host.binaries)),
    )


def test_a_row_is_cited_by_the_number_of_its_source(view: ReferenceView) -> None:
    """In the order of the table; a row without a source has none."""
    shown = table(view, "cuda-errors")
    sources = {line.row.key: line.source for line in shown.lines}

    assert [one.number for one in shown.references] == [1]
    assert sources == {"0": 0, "9": 1, "719": 0}
    assert (shown.explained, shown.is_of_errors) == (1, True)
    assert not table(view, "nccl-variables").is_of_errors


def test_a_sort_of_message_says_where_it_is_from(book: Book, view: ReferenceView) -> None:
    """The release of NCCL or of torch, and the machine."""
    [(name, host)] = book.collections.items()
    silent = dict.fromkeys(type(host.messages).model_fields, ())
    machine = host.machine.model_copy(update={"torch": "2.9.1"})
    first = host.model_copy(update={"machine": machine})
    other = first.model_copy(update={"messages": host.messages.model_copy(update=silent)})
    both = replace(book, collections={name: first, "zeta": other})
    found = {one.kind.name: one for one in reference_view(both, compile_index(both)).messages}

    assert found["c10d-messages"].origins == ("torch 2.9.1 on host",)
    assert [one.split()[0] for one in found["nccl-warnings"].origins] == ["NCCL"]
    assert {one.machines for one in found["nccl-warnings"].messages} == {("host",)}
    assert found.keys() == {one.kind.name for one in view.messages}
