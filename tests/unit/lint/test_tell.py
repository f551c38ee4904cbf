"""What a snippet printed has to show the cause that the snippet makes happen, and no other."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from faultdex.lint.scope import Scope
from faultdex.lint.tell import untrue_tells
from faultdex.match import compile_index
from faultdex.model.entry import Cause, Entry, Rank

WIDE, NARROW = "wide", "narrow"
ROOT = Rank.ROOT


@pytest.mark.parametrize(
    ("declared", "blocks", "refused"),
    [
        (WIDE, 70000, 0),
        (NARROW, 70000, 1),
        (None, 70000, 0),
        (WIDE, 80000, 1),
        (NARROW, 80000, 0),
    ],
)
def test_an_output_shows_the_cause_of_its_snippet(
    with_output: Callable[[Rank, Rank, str], Scope], declared: str | None, blocks: int, refused: int
) -> None:
    """A pattern that misses its own cause is refused, and so is one that holds for another."""
    scope = with_output(ROOT, ROOT, f"launch failed: the grid is {blocks} blocks wide\n")
    entries = dict(scope.book.entries)
    entries["grid-too-wide"] = with_two_causes(entries["grid-too-wide"], declared)
    book = replace(scope.book, entries=entries)
    found = [*untrue_tells(replace(scope, book=book, index=compile_index(book)))]

    assert [flaw.route for flaw in found] == [("snippets", 0, "cause")] * refused


def with_two_causes(entry: Entry, declared: str | None) -> Entry:
    """Return an entry with two causes, one of them told by a line, and a declared snippet."""
    wide = Cause(key=WIDE, says="It is wide.", tell="70000", line="grid is 70000 blocks")
    narrow = Cause(key=NARROW, says="It is narrow.", tell="any other number")
    first, *others = entry.facts.snippets
    snippets = (first.model_copy(update={"cause": declared}), *others)
    changed = {"causes": (wide, narrow), "snippets": snippets}
    return replace(entry, facts=entry.facts.model_copy(update=changed))
