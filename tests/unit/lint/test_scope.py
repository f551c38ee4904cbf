"""An entry of which nothing changed is looked at by no check, but others may be held against it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from faultdex.link import link
from faultdex.lint.scope import Scope
from faultdex.lint.stage import lint
from faultdex.load import load
from faultdex.match import compile_index
from faultdex.validate import validate

PROBLEMS = Path(__file__).parents[3] / "docs" / "problems"
BLOCK, GRID = "runtime/block-too-large", "runtime/grid-too-wide"
View = Callable[[str], Scope]


@pytest.fixture
def bad(lay: Callable[..., Path]) -> View:
    """Return a function that gives what the lint sees of the bad sample of a rule."""

    def scope(code: str) -> Scope:
        loaded = load(lay(PROBLEMS / code / "bad"))
        book = link(validate(loaded)).book
        return Scope(book, loaded, compile_index(book), date(2026, 12, 20))

    return scope


def codes(scope: Scope, *clean: str) -> list[str]:
    """Return the codes of what is found where some folders are known to be clean."""
    return [one.code for one in lint(replace(scope, clean=frozenset(clean)))]


@pytest.mark.parametrize(
    ("code", "folder"),
    [
        ("FD404", BLOCK), ("FD406", BLOCK), ("FD407", BLOCK), ("FD415", BLOCK), ("FD421", BLOCK),
        ("FD423", GRID), ("FD425", BLOCK), ("FD435", BLOCK), ("FD438", BLOCK), ("FD451", BLOCK),
        ("FD454", BLOCK), ("FD502", BLOCK), ("FD505", BLOCK), ("FD523", BLOCK), ("FD527", BLOCK),
        ("FD601", GRID), ("FD605", GRID), ("FD611", GRID),
    ],
)  # fmt: skip
def test_a_clean_folder_is_not_looked_at(bad: View, code: str, folder: str) -> None:
    """The same knowledge has its problem where another folder is the clean one."""
    scope = bad(code)
    other = GRID if folder == BLOCK else BLOCK

    assert codes(scope) == [code]
    assert codes(scope, folder) == []
    assert codes(scope, other) == [code]


@pytest.mark.parametrize(("code", "folder"), [("FD426", BLOCK), ("FD427", GRID)])
def test_a_new_entry_is_held_to_the_clean_ones(bad: View, code: str, folder: str) -> None:
    """A title that two have, and a source that is shared, are of the whole book."""
    scope = bad(code)

    assert codes(scope, folder) == [code]


def test_sources_drops_and_workflows_are_always_looked_at(bad: View) -> None:
    """They belong to no entry."""
    scope = bad("FD429")

    assert codes(scope, BLOCK, GRID) == ["FD429"]


def test_a_link_to_an_entry_that_is_not_valid_leads_somewhere(
    lay: Callable[..., Path],
) -> None:
    """The problem of that entry is told once, where it is."""
    root = lay()
    facts = root / BLOCK / "entry.yaml"
    facts.write_text(facts.read_text("utf-8").replace("summary:", "sumary:"), "utf-8")
    loaded = load(root)
    book = link(validate(loaded)).book
    scope = Scope(book, loaded, compile_index(book), date(2026, 12, 20))

    assert set(book.entries) == {"grid-too-wide"}
    assert scope.ids == {"block-too-large", "grid-too-wide"}
    assert codes(scope) == []
