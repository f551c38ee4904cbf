"""What is written of a book."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

import lxml.html
import pytest

from faultdex.match import compile_index
from faultdex.model.book import Book
from faultdex.model.entry import Entry
from faultdex.model.evidence import Failure
from faultdex.render import Setting, render
from faultdex.render.citation import numbers
from faultdex.render.contents import categories
from faultdex.render.coverage import coverage_view
from faultdex.render.evidence_summary import evidence_summary

Shown: TypeAlias = Callable[[Entry], lxml.html.HtmlElement]


@pytest.fixture(scope="module")
def pages(book: Book) -> dict[str, str | bytes]:
    """Return everything that is written of the small book."""
    trees = {"FD101/bad/x.yaml": b"<b>\xff", "FD101/good/y.yaml": b"fine"}
    return dict(render(book, compile_index(book), Setting("https://example.org/", trees=trees)))


def test_pages_are_text_and_files_are_bytes(pages: dict[str, str | bytes]) -> None:
    """A builder takes the text; the bytes are published as they are."""
    texts = {path for path, content in pages.items() if isinstance(content, str)}

    assert {path.rpartition("/")[2] for path in texts} == {"index.md"}


def test_the_same_book_gives_the_same_pages(book: Book, pages: dict[str, str | bytes]) -> None:
    """Nothing but the book and the setting goes into a page."""
    trees = {"FD101/bad/x.yaml": b"<b>\xff", "FD101/good/y.yaml": b"fine"}

    assert render(book, compile_index(book), Setting("https://example.org/", trees=trees)) == pages


def test_the_catalogue_follows_the_base_address(pages: dict[str, str | bytes], book: Book) -> None:
    """Addresses in index.json are those of the site that publishes it."""
    found = {one["url"] for one in json.loads(pages["index.json"])["entries"]}

    assert found == {f"https://example.org/{one}/" for one in book.entries}


def test_a_code_shows_what_is_refused_as_text(pages: dict[str, str | bytes]) -> None:
    """A bad sample can hold anything, and its page shows it."""
    page = pages["problems/FD101/index.md"]

    assert "&lt;b&gt;\N{REPLACEMENT CHARACTER}" in page
    assert "fine" in page


def test_every_row_of_the_plan_is_counted_once(book: Book) -> None:
    """Covered and missing rows add up to the plan."""
    view = coverage_view(book)
    rows = [row for field in view.fields for area in field.areas for row in area.rows]

    assert view.total == len(rows)
    assert view.covered == sum(row.id in book.entries for row in rows)


def test_every_entry_stands_in_one_topic(book: Book) -> None:
    """Lists by subject neither lose nor repeat an entry."""
    listed = [
        one.id for field in categories(book) for topic in field.topics for one in topic.briefs
    ]

    assert sorted(listed) == sorted(book.entries)


def test_the_evidence_counts_no_retired_entry(book: Book) -> None:
    """What ran for an entry that is gone says nothing of those that are there."""
    [ran] = [one for one in book.entries.values() if one.evidence]
    facts = ran.facts.model_copy(update={"status": "retired"})
    gone = {**book.entries, ran.id: replace(ran, facts=facts)}
    before, after = evidence_summary(book), evidence_summary(replace(book, entries=gone))

    assert sum(count.runs for count in before.machines) > 0
    assert after.machines == after.months == after.versions == ()
    assert sum(count for _, _, count in after.levels) == len(book.entries) - 1


def test_the_evidence_counts_replaced_runs_that_failed(book: Book) -> None:
    """A run that did not reproduce counts among the runs when a later one replaced it."""
    [ran] = [one for one in book.entries.values() if one.evidence]
    first = ran.evidence[0].runs[0]
    failure = Failure(
        **{name: getattr(first, name) for name in Failure.model_fields}
        | {"result": "flaky", "runs": 3, "agreed": 2, "reason": "not printed: x"}
    )
    kept = ran.evidence[0].model_copy(update={"failures": (failure,)})
    entries = {**book.entries, ran.id: replace(ran, evidence=(kept, *ran.evidence[1:]))}
    before = evidence_summary(book).repeats
    after = evidence_summary(replace(book, entries=entries)).repeats

    assert (after.made, after.agreed) == (before.made + 3, before.agreed + 2)
    assert after.failed[-1].why.endswith("2 of 3: not printed: x")


def test_the_evidence_names_every_entry_below_executed(book: Book) -> None:
    """What is not executed is said, with the files that are to blame."""
    view = evidence_summary(book)
    counted = {name: count for name, _, count in view.levels}

    assert len(view.below) == sum(counted.values()) - counted["executed"]
    assert all(each.gaps or each.because for each in view.below)


def test_a_file_that_no_run_bears_out_says_so(entry: Entry, shown: Shown) -> None:
    """Without evidence every file of a page is marked, and a claim is not called tried."""
    said = "No recorded run of this file holds"
    bare = shown(replace(entry, evidence=())).text_content()

    assert bare.count(said) == len(entry.facts.snippets)
    assert "Claim tried" not in bare


def test_citations_are_numbered_as_they_appear(book: Book) -> None:
    """The first claim of a page cites the first source."""
    for entry in book.entries.values():
        assert list(numbers(entry).values()) == list(range(1, len(numbers(entry)) + 1))
        assert set(entry.facts.sources) <= set(numbers(entry))


def test_a_workflow_leads_to_entries(pages: dict[str, str | bytes], book: Book) -> None:
    """Each leaf of the tree is a link to an entry."""
    name = min(book.workflows)
    page = pages[f"workflows/{name}/index.md"]

    assert any(f'href="../../{one}/"' in str(page) for one in book.entries)


def test_a_code_leads_to_its_entry(pages: dict[str, str | bytes], book: Book) -> None:
    """Without a script, under the policy of every page, and to a file that is there."""
    html = lxml.html.document_fromstring(bytes(pages["FX0002/index.html"]))
    policy = html.xpath("//meta[@http-equiv='Content-Security-Policy']/@content")

    assert book.codes["FX0002"] == "grid-too-wide"
    assert html.xpath("//meta[@http-equiv='refresh']/@content") == ["0; url=../grid-too-wide/"]
    assert (policy[0][:18], html.xpath("//script")) == ("default-src 'none'", [])
    assert "grid-too-wide/index.md" in pages


def test_a_page_shows_its_code(pages: dict[str, str | bytes]) -> None:
    """On the page, in its twin, and in index.json."""
    listed = json.loads(pages["index.json"])["entries"]

    assert ">FX0002</a>" in str(pages["grid-too-wide/index.md"])
    assert b"- Code: FX0002 (https://example.org/FX0002/)" in bytes(pages["grid-too-wide.md"])
    assert {one["id"]: one["fx"] for one in listed}["grid-too-wide"] == "FX0002"
