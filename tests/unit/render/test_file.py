"""A snippet is shown with its expected output, its companions, and what machines measured."""

from dataclasses import replace

import pytest

from faultdex.model.book import Book
from faultdex.model.entry import Entry
from faultdex.model.evidence import Measured
from faultdex.render.file import files


@pytest.fixture
def grid(book: Book) -> Entry:
    """Return the entry that has evidence."""
    return book.entries["grid-too-wide"]


def test_an_expected_output_is_shown_once(grid: Entry) -> None:
    """As a file of its own; what a machine printed beyond it is shown as well."""
    first, *others = grid.facts.snippets
    changed = first.model_copy(
        update={"expect": first.expect.model_copy(update={"output": "o.txt"})}
    )
    facts = grid.facts.model_copy(update={"snippets": (changed, *others)})
    same = b"launch failed: the grid is 70000 blocks wide\n"
    runs = [
        files(replace(grid, facts=facts, files={**grid.files, "o.txt": text}))[0]
        for text in (same, b"another\n")
    ]

    assert [one.output.text if one.output else "" for one in runs] == [same.decode(), "another\n"]


def test_a_companion_is_listed_by_its_first_user(grid: Entry) -> None:
    """The second one names it."""
    shared = tuple(
        one.model_copy(update={"companions": ("shared.sh",)}) for one in grid.facts.snippets
    )
    facts = grid.facts.model_copy(update={"snippets": shared})
    first, second = files(replace(grid, facts=facts, files={**grid.files, "shared.sh": b"x"}))

    assert [one.name for one in first.companions] == ["shared.sh"]
    assert (second.companions, second.uses) == ((), ("shared.sh",))


def test_a_measured_ratio_is_shown_with_its_machine(grid: Entry) -> None:
    """Of each run that measured one."""
    measured = Measured(slow=(2.0,), fast=(1.0,), unit="ms", ratio=2.0, low=2.0, high=2.0)
    first, *others = grid.evidence[0].runs
    runs = (first.model_copy(update={"measured": measured}), *others)
    machine = grid.evidence[0].machine.model_copy(update={"torch": "2.9.1"})
    evidence = grid.evidence[0].model_copy(update={"runs": runs, "machine": machine})
    made = files(replace(grid, evidence=(evidence,)))

    assert [(one.where, one.measured.ratio) for one in made[0].measures] == [
        ("host, torch 2.9.1", 2.0)
    ]
    assert made[1].measures == ()
