"""What is written of a book."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

import lxml.html
import pytest

from faultdex.match import compile_index
from faultdex.match.index import FACT
from faultdex.model.book import Book
from faultdex.model.entry import Entry
from faultdex.model.evidence import Failure
from faultdex.model.messages import MessageNotes, MessageTable, MessageTexts
from faultdex.privacy.rules import MASK, RULES
from faultdex.render import Setting, render
from faultdex.render.citation import numbers
from faultdex.render.contents import categories
from faultdex.render.coverage import coverage_view
from faultdex.render.evidence_summary import evidence_summary
from faultdex.render.name import SUMMARIES

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


def page_paths(book: Book) -> set[str]:
    """Return the paths of all that is written of a book."""
    return set(render(book, compile_index(book), Setting("https://example.org/")))


def test_each_thing_of_a_book_has_its_pages_and_files(book: Book) -> None:
    """And there is none of what it lacks: no messages, and no former names."""
    rows = (
        "c10d-messages",
        "cuda-errors",
        "graph-breaks",
        "nccl-variables",
        "nccl-warnings",
        "xid",
    )
    own = [
        f"{one}{end}"
        for one in book.entries
        for end in (".md", "/index.md", "/fix.sh", "/reproduce.sh")
    ]
    boxes = ("advice", "entries", "index", "near", "private", "setup")
    lists = ("browse", "coverage", "drops", "evidence", "reference", "releases", "report")
    paths = {one for one in page_paths(book) if not one.startswith("problems/")}

    assert paths == {
        *own,
        *(f"{one}/index.md" for one in (*lists, "workflows", "workflows/launch-refused")),
        *(f"{one}/index.md" for one in ("drops/2026-11-03-first", *SUMMARIES)),
        *(f"reference/{one}/index.md" for one in rows),
        *(f"assets/faultdex/{one}.json" for one in boxes),
        *("FX0001/index.html", "FX0002/index.html", "runtime/kernel-launch/index.md"),
        *("index.md", "index.json", "index.schema.json", "drops/feed.xml"),
        *("llms.txt", "llms-full.txt", "llms-full/runtime.txt"),
    }


def test_what_a_book_may_have_beside_gets_pages_too(book: Book) -> None:
    """Messages of an owner, former names of an entry, and files beside a snippet."""
    entry = book.entries["grid-too-wide"]
    first, *others = entry.facts.snippets
    beside = first.model_copy(update={"companions": ("shared.sh",)})
    facts = entry.facts.model_copy(
        update={"aliases": ("grid-is-wide",), "snippets": (beside, *others)}
    )
    files = {**entry.files, "shared.sh": b"true\n"}
    more = replace(
        book,
        entries={**book.entries, entry.id: replace(entry, facts=facts, files=files)},
        messages={"some-library": table()},
    )
    less = replace(book, workflows={})

    assert page_paths(more) - page_paths(book) == {
        "assets/faultdex/messages/hints.json",
        "assets/faultdex/messages/some-library.json",
        "grid-is-wide/index.md",
        "grid-too-wide/shared.sh",
        "messages/index.md",
        "messages/some-library/index.md",
    }
    assert page_paths(book) - page_paths(less) == {
        "workflows/index.md",
        "workflows/launch-refused/index.md",
    }


def table() -> MessageTable:
    """Return an owner with one message."""
    texts = {"schema": 1, "owner": "some-library", "library": "libsome.so", "releases": ("1.0",),
             "rows": ({"id": "odd", "text": "the gizmo is odd {}"},)}  # fmt: skip
    notes = {"title": "Some", "summary": "Some.", "logged": ("gizmo: {text}",),
             "signs": ("gizmo",), "groups": ({"class": "program", "means": "Odd."},)}  # fmt: skip
    return MessageTable(MessageTexts.model_validate(texts), MessageNotes.model_validate(notes))


def test_the_first_file_of_the_paste_box_is_small(pages: dict[str, str | bytes]) -> None:
    """What is needed only where nothing is sure, or to name an entry, is in other files."""
    first, near, entries = (
        json.loads(pages[f"assets/faultdex/{name}.json"]) for name in ("index", "near", "entries")
    )

    assert {"known", "lexicon", "causes", "before"}.isdisjoint(first)
    assert {"patterns", "dress", "wordings", "site"} <= set(first)
    assert str(FACT) not in first["patterns"]["ranks"]
    assert first["patterns"]["texts"].count("\n") + 1 == sum(first["patterns"]["counts"]) > 1
    assert {"words", "weights", "messages", "terms", "postings"} <= set(near)
    assert {row[0] for _, _, _, facts, _, _ in entries for row in facts} <= {FACT}
    assert [len(weights) for *_, weights in entries] == first["patterns"]["counts"]


def test_the_browser_masks_by_the_rules_of_the_command(pages: dict[str, str | bytes]) -> None:
    """Each with what it is, and whether it is a secret."""
    told = json.loads(pages["assets/faultdex/private.json"])

    assert [(one["what"], one["secret"], one["pattern"]) for one in told["rules"]] == [
        (one.what, one.is_secret, one.pattern) for one in RULES
    ]
    assert (told["mask"], len({one["what"] for one in told["rules"]}) > 5) == (MASK, True)
