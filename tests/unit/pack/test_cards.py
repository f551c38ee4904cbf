"""Hold what a terminal says of an entry to the line that was recognised."""

from dataclasses import replace
from pathlib import Path

import pytest

from faultdex.model.card import Card
from faultdex.pack.cards import cards
from faultdex.pipeline import read

BASE = Path(__file__).parents[2] / "data/base/knowledge"


@pytest.fixture(scope="module")
def card() -> Card:
    """Return the card of an entry with a second cause and a second fix, which have a line."""
    book = read(BASE).book
    entry = book.entries["block-too-large"]
    (cause,), (fix,) = entry.facts.causes, entry.facts.fixes
    line = r"block of 99[0-9]{1,9} threads"
    second = cause.model_copy(update={"says": "Not [@nvidia-limits] but this.", "line": line})
    other = fix.model_copy(update={"does": "Do the other thing.", "line": line})
    told = {"causes": (cause, second), "fixes": (fix, other)}
    entries = {entry.id: replace(entry, facts=entry.facts.model_copy(update=told))}
    (card,) = cards(replace(book, entries=entries))
    return card


def test_a_line_of_its_own_has_a_cause_and_a_fix_of_its_own(card: Card) -> None:
    """They are said in plain words, without the marks of citations."""
    why, first = card.advice("launch failed: a block of 9999 threads is too large")

    assert (why, first) == ("Not but this.", "Do the other thing.")


@pytest.mark.parametrize("line", ["", "launch failed: a block of 2048 threads is too large"])
def test_any_other_line_has_the_first_ones(card: Card, line: str) -> None:
    """What comes most often stands first."""
    assert card.advice(line) == (card.why, card.first)
