"""The view of an entry has a row for each cause and each fix, and the file that shows it."""

from dataclasses import replace

import pytest

from faultdex.model.book import Book
from faultdex.model.entry import Cause, Entry, Fix, TryFirst
from faultdex.model.snippet import Role
from faultdex.render.desk import desk
from faultdex.render.entry import EntryView, entry_view
from faultdex.render.setting import Setting


def view(book: Book, entry: Entry, **facts: object) -> EntryView:
    """Return the view of an entry with other facts."""
    changed = replace(entry, facts=entry.facts.model_copy(update=facts))
    return entry_view(desk(book, Setting()).near(entry), changed)


def test_a_cause_has_its_key_or_its_number_as_its_place(book: Book, entry: Entry) -> None:
    """And the step of the fix that is for it; a key keeps its place when others come before it."""
    causes = (
        Cause(says="It is wide.", tell="a number"),
        Cause(key="odd", says="It is odd.", tell="another"),
    )
    fixes = (Fix(does="Make it even.", costs="Time.", causes=("odd",)),)
    rows = view(book, entry, causes=causes, fixes=fixes).causes

    assert [(one.key, one.anchor) for one in rows] == [("", "cause-1"), ("odd", "cause-odd")]
    assert ["".join(part.text for part in one.does) for one in rows] == ["", "Make it even."]


def test_a_fix_has_a_file_or_lines_to_copy(book: Book, entry: Entry) -> None:
    """The first one's file stands above."""
    fixes = (
        Fix(does="Run it.", costs="Time.", snippet="fix.sh"),
        Fix(does="Copy it.", costs="None.", code="export A=1"),
        Fix(does="Think.", costs="None."),
    )
    made = view(book, entry, fixes=fixes)

    assert [(one.anchor, one.snippet) for one in made.fixes] == [
        ("fix-1", "fix.sh"),
        ("fix-2", ""),
        ("fix-3", ""),
    ]
    assert [one.code.text if one.code else "" for one in made.fixes] == ["", "export A=1", ""]
    assert made.first_file
    assert made.first_file.listing.name == "fix.sh"
    assert view(book, entry, fixes=fixes[1:]).first_file is None


@pytest.mark.parametrize(("snippet", "file"), [("fix.sh", "fix.sh"), (None, "")])
def test_a_command_that_is_tried_first_names_its_file(
    book: Book, entry: Entry, snippet: str | None, file: str
) -> None:
    """If there is one."""
    command = TryFirst(command="bash fix.sh", shows="It tells.", snippet=snippet)
    first = view(book, entry, try_first=command).try_first

    assert first
    assert (first.command, first.file) == ("bash fix.sh", file)


def test_the_first_diagnosis_stands_in_for_a_command(book: Book, entry: Entry) -> None:
    """Without one there is nothing to try."""
    first, *others = entry.facts.snippets
    diagnosing = (first.model_copy(update={"role": Role.DIAGNOSE}), *others)
    found = view(book, entry, snippets=diagnosing).try_first

    assert found
    assert (found.command, found.file) == (f"bash {first.file}", first.file)
    assert view(book, entry).try_first is None


def test_a_file_that_the_guide_places_is_not_shown_again(book: Book, entry: Entry) -> None:
    """Wherever it is placed; the others stand below their section."""
    placed = replace(entry, guide=entry.guide.replace("## Fix\n", "## Fix\n\n![[fix.sh]]\n"))

    assert [one.listing.name for one in view(book, entry).fix.unplaced] == ["fix.sh"]
    assert view(book, placed).fix.unplaced == ()
    assert [one.listing.name for one in view(book, placed).reproductions] == ["reproduce.sh"]


def test_what_held_is_counted_by_file(book: Book) -> None:
    """With the places where it was seen, each once."""
    grid = book.entries["grid-too-wide"]
    (one,) = grid.evidence
    twice = replace(grid, evidence=(one, one.model_copy(update={"failures": ()})))
    none = replace(grid, evidence=())

    assert (view(book, grid).held, view(book, grid).seen) == (2, ("host",))
    assert (view(book, twice).held, view(book, twice).seen) == (2, ("host",))
    assert (view(book, none).held, view(book, none).seen) == (0, ())


def test_a_page_without_a_text_of_a_program_says_so(book: Book, entry: Entry) -> None:
    """A sample is one, and so is what a run printed."""
    grid = book.entries["grid-too-wide"]

    assert view(book, entry).has_text
    assert view(book, grid, samples=()).has_text
    assert not view(book, entry, samples=()).has_text


def test_a_time_is_shared_unless_every_snippet_runs_alone(book: Book) -> None:
    """The page then says that another program may have run beside it."""
    grid = book.entries["grid-too-wide"]
    alone = tuple(
        one.model_copy(update={"needs": one.needs.model_copy(update={"exclusive": True})})
        for one in grid.facts.snippets
    )

    assert view(book, grid).has_shared_times
    assert not view(book, grid, snippets=alone).has_shared_times
    assert view(book, grid, snippets=(alone[0], grid.facts.snippets[1])).has_shared_times
