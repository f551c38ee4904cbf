"""Which entries words find."""

from dataclasses import replace

import pytest

from faultdex.mcp.search import Shelves
from faultdex.model.card import Card

BLANK = Card(
    id="blank", category="runtime", topic="kernels", title="", url="https://example.org/",
    level="executed", machines=(), sources=2, snippets=1, summary="", why="", first="", aliases=(),
)  # fmt: skip
SHELVES = Shelves(
    (
        replace(BLANK, id="port-in-use", title="Address already in use", topic="launcher"),
        replace(BLANK, id="job-hangs", title="A collective hangs", summary="A rank is missing."),
        replace(BLANK, id="rank-dies", title="A rank dies", why="The port of a rank is closed."),
        replace(BLANK, id="now-called", aliases=("once-called",), title="Renamed"),
    )
)


def found(query: str) -> list[str]:
    """Return the ids that `query` finds, best first."""
    return [card.id for card in SHELVES.find(query)]


@pytest.mark.parametrize(
    ("query", "ids"),
    [
        ("rank", ["rank-dies", "job-hangs"]),
        ("port", ["port-in-use", "rank-dies"]),
        ("hanging", ["job-hangs"]),
        ("LAUNCHER", ["port-in-use"]),
        ("once-called", ["now-called"]),
        ("the rank", ["rank-dies", "job-hangs"]),
        ("xyzzy", []),
        ("!?", []),
    ],
)
def test_a_title_counts_more_than_a_mention(query: str, ids: list[str]) -> None:
    """Whole words and their beginnings find cards, in any case; words of any text do not."""
    assert found(query) == ids


def test_words_of_any_text_count_when_there_are_no_others() -> None:
    """A question of nothing but such words is answered all the same."""
    assert found("in use") == ["port-in-use"]


def test_an_empty_shelf_finds_nothing() -> None:
    """An agent may ask before there is an entry."""
    assert Shelves(()).find("rank") == []


@pytest.mark.parametrize(
    ("query", "ids"),
    [
        ("rank", ["rank-dies"]),
        ("rank collective", ["job-hangs", "rank-dies"]),
        ("hanging rank", ["rank-dies", "job-hangs"]),
        ("rank port", ["rank-dies", "port-in-use"]),
        ("port launcher", ["port-in-use"]),
        ("xyzzy", []),
    ],
)
def test_what_shares_less_than_half_as_much_is_left_out(query: str, ids: list[str]) -> None:
    """A symptom leads to few workflows, and not to all that share a word with it."""
    assert [card.id for card in SHELVES.nearest(query)] == ids
