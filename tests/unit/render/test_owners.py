"""What the pages below /messages/ show of texts and of the notes on them."""

from dataclasses import replace

import lxml.html
import pytest

from faultdex.match import compile_index
from faultdex.model.book import Book
from faultdex.model.example import Example, ExampleRun, ExampleRuns, Examples, digest_of
from faultdex.model.messages import MessageNotes, MessageTable, MessageTexts
from faultdex.render.owners import FLAT, OwnerView, printed
from faultdex.render.reach import owner_reaches
from faultdex.render.reference import ReferenceView, reference_view
from faultdex.render.template import fill

TEXTS = {
    "schema": 1,
    "owner": "some-library",
    "library": "libsome.so",
    "releases": ("1.0", "1.1", "2.0"),
    "rows": (
        {"id": "9", "name": "someInvalid", "text": "{} <blocks> do not fit", "since": "1.0"},
        {"id": "lost-peer", "text": "lost peer {}", "where": "net.cc", "level": "warning",
         "since": "1.1", "until": "1.1"},
    ),
}  # fmt: skip
NOTES = {
    "title": "Messages of some library",
    "summary": "The first one tells the most.",
    "logged": ("CUDA error: {name}", "some: {text}"),
    "signs": ("CUDA error: ", "some: "),
    "groups": (
        {"ids": ("9",), "class": "program", "means": "The grid is too wide.", "first": "Print it.",
         "entry": "grid-too-wide"},
        {"class": "network", "means": "A peer is gone.", "decision": "drain", "follow_on": True},
    ),
}  # fmt: skip


FILES = {"lost-peer-0.py": b"print('<some: lost peer 1>')\n", "lost-peer-0_fix.py": b"print()\n"}
OUTPUTS = {"lost-peer-0.py": "<some: lost peer 1>", "lost-peer-0_fix.py": ""}


def examples(**changes: object) -> Examples:
    """Return an example of a row and its fixed form, the run of the first with `changes`."""
    runs = [
        {"file": name, "sha256": digest_of(data), "release": "2.0", "python": "3.11.7",
         "day": "2026-11-20", "exit": 0, "output": OUTPUTS[name]}
        for name, data in FILES.items()
    ]  # fmt: skip
    first, second = (ExampleRun.model_validate(one) for one in (runs[0] | changes, runs[1]))
    return Examples(
        FILES, ExampleRuns(schema=1, owner="some-library", library="some", runs=(first, second))
    )


def table(copies: int = 1) -> MessageTable:
    """Return the texts with the second row `copies` times."""
    first, second = TEXTS["rows"]
    rows = (first, *({**second, "id": f"lost-peer-{n}"} for n in range(copies)))
    texts = MessageTexts.model_validate({**TEXTS, "rows": rows})
    return MessageTable(texts, MessageNotes.model_validate(NOTES))


def view_of(book: Book, one: MessageTable) -> ReferenceView:
    """Return the view of the small book with one owner."""
    own = replace(book, messages={"some-library": one})
    return reference_view(own, compile_index(own))


@pytest.fixture(scope="module")
def view(book: Book) -> ReferenceView:
    """Return the view of two rows."""
    return view_of(book, table())


def page(one: OwnerView) -> lxml.html.HtmlElement:
    """Return the content of an owner's page."""
    return lxml.html.fromstring(f"<main>{fill('owner.md.j2', one).split('---', 2)[2]}</main>")


def test_a_row_shows_text_class_meaning_and_step(view: ReferenceView) -> None:
    """What the library prints, with holes as dots, and what is noted of it."""
    row = page(view.owners.owners[0]).xpath("//li[h2/@id='9']")[0]
    said = " ".join(row.text_content().split())

    assert said.startswith("9 someInvalid … <blocks> do not fit # program The grid is too wide.")
    assert "First step Print it." in said
    assert row.xpath(".//p/a/@href") == ["#9", "../../grid-too-wide/"]


def test_a_row_tells_its_place_and_releases(view: ReferenceView) -> None:
    """The first release of all tells nothing; later ones and the last one do."""
    row = page(view.owners.owners[0]).xpath("//li[@id='lost-peer-0']")[0]

    assert "net.cc · warning · since 1.1 · until 1.1" in row.text_content()
    assert "drain; another message comes before it" in row.text_content()


def test_a_row_shows_the_example_that_made_it_appear(book: Book) -> None:
    """The lines, what they print, and the lines without the message, all as text."""
    shown = replace(table(), examples=examples())
    row = page(view_of(book, shown).owners.owners[0]).xpath("//li[@id='lost-peer-0']")[0]

    assert row.xpath(".//summary/text()") == ["Executed on some 2.0"]
    assert row.xpath(".//pre/code/text()") == [
        FILES["lost-peer-0.py"].decode(),
        OUTPUTS["lost-peer-0.py"],
        FILES["lost-peer-0_fix.py"].decode(),
    ]


def test_rows_with_an_executed_example_are_counted(book: Book) -> None:
    """Of an owner and of all."""
    one, total = owner_reaches(view_of(book, replace(table(), examples=examples())))

    assert (one.ran, total.ran) == (1, 1)


@pytest.mark.parametrize(
    "changes", [{"sha256": "0" * 64}, {"output": "another line"}, {"file": "other.py"}]
)
def test_an_example_whose_run_does_not_hold_is_not_shown(
    changes: dict[str, object], book: Book
) -> None:
    """It changed since, printed something else, or is another one."""
    shown = view_of(book, replace(table(), examples=examples(**changes))).owners.owners[0]

    assert shown.ran == 0
    assert page(shown).xpath("//summary") == []


def test_a_fixed_form_that_failed_is_not_shown() -> None:
    """Nor one that prints the message."""
    one = replace(table(), examples=examples())
    shows = one.notes.shows(one.texts.rows[1])
    runs = one.examples.runs
    failed = runs["lost-peer-0_fix.py"].model_copy(update={"exit": 1})
    silent = Examples(FILES, ExampleRuns(schema=1, owner="some-library", library="some",
                                         runs=(runs["lost-peer-0.py"], failed)))  # fmt: skip
    found = silent.of("lost-peer-0", shows, one.notes.signs)

    assert isinstance(found, Example)
    assert found.fixed == ""


def test_many_rows_are_folded_by_meaning(book: Book) -> None:
    """A long page shows each meaning once, and every row keeps its anchor."""
    shown = page(view_of(book, table(FLAT)).owners.owners[0])
    folds = shown.xpath("//details")

    assert [len(one.xpath(".//li")) for one in folds] == [1, FLAT]
    assert [one.get("data-class") for one in folds] == ["program", "network"]
    assert shown.xpath("count(//li[@id='lost-peer-199'])") == 1


def test_a_line_is_left_out_where_a_row_lacks_its_field() -> None:
    """A text without a name is not printed by its name."""
    one = table()
    coded, plain = one.texts.rows

    assert list(printed(coded, one.notes).values()) == [
        "CUDA error: someInvalid",
        "some: 1 <blocks> do not fit",
    ]
    assert printed(plain, one.notes) == {"some: {text}": "some: lost peer 1"}


def test_every_text_is_counted_once(book: Book) -> None:
    """With an entry of its own, with one that its note names, or with its note alone."""
    *owners, total = owner_reaches(view_of(book, table(3)))

    assert [(one.texts, one.entries + one.led, one.noted) for one in owners] == [(4, 1, 3)]
    assert (total.name, total.texts, total.noted) == ("", 4, 3)


def test_without_owners_there_are_no_pages(book: Book) -> None:
    """A book without messages has no row of sums either."""
    assert owner_reaches(reference_view(replace(book, messages={}), compile_index(book))) == ()


@pytest.mark.parametrize(
    ("rows", "is_flat", "is_long"), [(200, True, False), (201, False, False), (4001, False, True)]
)
def test_the_size_of_a_list_decides_how_its_rows_are_shown(
    view: ReferenceView, rows: int, *, is_flat: bool, is_long: bool
) -> None:
    """Up to 200 each shows what is noted of it; beyond 4000 its place is left out."""
    one = view.owners.owners[0]
    many = replace(one, rows=one.rows[:1] * rows)

    assert (many.is_flat, many.is_long) == (is_flat, is_long)
    assert many.classes == ("program",)


def test_an_owner_counts_what_its_rows_have(view: ReferenceView) -> None:
    """Those with an entry of their own, and the classes of all in alphabetical order."""
    (one,) = view.owners.owners

    assert one.classes == ("network", "program")
    assert one.explained == sum(row.entry is not None for row in one.rows)
    assert [row.heading for row in one.rows] == ["9 someInvalid", ""]
    assert [row.pieces for row in one.rows] == [
        ("", " <blocks> do not fit"),
        ("lost peer ", ""),
    ]
    assert [row.facts for row in one.rows] == [(), ("net.cc", "warning", "since 1.1", "until 1.1")]
    assert view.owners.total == 2


def test_rows_are_folded_in_the_order_of_the_notes(view: ReferenceView) -> None:
    """Each under its own anchor; a meaning without a row has none."""
    (one,) = view.owners.owners

    assert [(fold.anchor, len(fold.rows)) for fold in one.folds] == [
        ("fd-group-1", 1),
        ("fd-group-2", 1),
    ]
    assert [row.meaning.group.kind for row in one.rows] == ["program", "network"]
    playbook = one.rows[0].meaning.playbook
    assert playbook
    assert (playbook.path, playbook.level) == ("grid-too-wide", "executed")
    assert one.rows[1].meaning.playbook is None


def test_a_note_may_lead_to_a_workflow(book: Book) -> None:
    """Which has no level."""
    first, second = NOTES["groups"]
    notes = {**NOTES, "groups": ({**first, "entry": "launch-refused"}, second)}
    texts = MessageTexts.model_validate(TEXTS)
    made = view_of(book, MessageTable(texts, MessageNotes.model_validate(notes)))
    playbook = made.owners.owners[0].rows[0].meaning.playbook

    assert playbook
    assert (playbook.path, playbook.title, playbook.level) == (
        "workflows/launch-refused",
        "A kernel launch is refused",
        "",
    )


def test_an_entry_that_any_text_of_an_owner_finds_is_no_row_s_own(book: Book) -> None:
    """It speaks of all of them, and is told once on the page; a row may have its own beside it."""
    logged = ("launch failed: the grid is {id} blocks wide", "launch failed: {text}")
    texts = MessageTexts.model_validate(
        {**TEXTS, "rows": ({"id": "9", "text": "{} is odd"},
                           {"id": "10", "text": "a block of {} threads is too large"})}
    )  # fmt: skip
    notes = MessageNotes.model_validate({**NOTES, "logged": logged, "groups": NOTES["groups"][1:]})
    [one] = view_of(book, MessageTable(texts, notes)).owners.owners
    own = [row.entry.id if row.entry else "" for row in one.rows]

    assert one.general
    assert (one.general.id, own, one.explained) == ("grid-too-wide", ["", "block-too-large"], 1)
