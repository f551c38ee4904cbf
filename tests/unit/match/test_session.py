"""What is found in a text is bounded, near to what it belongs to, and told by whoever says it."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from faultdex.match import Found, Index, compile_index, explain
from faultdex.match.explain import MatchSession
from faultdex.match.normalise import Line
from faultdex.match.search import blocks
from faultdex.model.answer import Answer
from faultdex.model.book import Book

WIDE = "launch failed: the grid is 70000 blocks wide"
OWN = "KeyError: 'tokens'"
ROOTS = ("alpha", "beta", "gamma")
Make = Callable[[Mapping[str, Mapping[str, Any]]], Book]


@pytest.fixture
def made(make_book: Make) -> Index:
    """Return the index of three causes, a symptom and an echo, each with a line of its name."""
    named = {
        **dict.fromkeys(ROOTS, "root"),
        "delta": "symptom",
        "omega": "echo",
    }
    return compile_index(
        make_book(
            {
                f"the-{name}": {
                    "title": f"{name} went wrong",
                    "summary": "It went wrong.",
                    "signatures": [{"rank": rank, "pattern": f"the {name} machine went wrong"}],
                }
                for name, rank in named.items()
            }
        )
    )


def says(name: str) -> str:
    """Return the line of an entry."""
    return f"the {name} machine went wrong"


def found(answer: Answer) -> list[tuple[str, int, float]]:
    """Return id, line and score of each match."""
    return [(one.id, one.line, one.score) for one in answer.matches]


def test_a_score_is_that_of_the_role_less_the_place(made: Index) -> None:
    """98, 80 or 60, and one less for each match that comes before."""
    text = [says(name) for name in ("omega", "delta", *ROOTS)]

    assert found(explain(made, text)) == [
        ("the-alpha", 3, 0.98),
        ("the-beta", 4, 0.97),
        ("the-gamma", 5, 0.96),
        ("the-delta", 2, 0.77),
        ("the-omega", 1, 0.56),
    ]


@pytest.mark.parametrize("top", [1, 2, 5])
def test_no_more_than_asked_for_are_told(made: Index, top: int) -> None:
    """The best ones."""
    text = [says(name) for name in ("omega", "delta", *ROOTS)]

    assert found(explain(made, text, top)) == found(explain(made, text))[:top]


@pytest.mark.parametrize(("between", "is_told"), [(0, False), (6, False), (7, True), (20, True)])
def test_an_error_with_a_signature_right_below_it_is_explained(
    made: Index, between: int, *, is_told: bool
) -> None:
    """Its message goes on for some lines; what is further below is another one."""
    text = [OWN, *("and so on" for _ in range(between)), says("delta")]
    own = [one.text for one in explain(made, text).own]

    assert own == ([OWN] if is_told else [])


def test_an_echo_below_an_error_explains_nothing(made: Index) -> None:
    """Nor does what another rank says."""
    assert [one.line for one in explain(made, [OWN, says("omega")]).own] == [1]
    other = [f"[rank0]: {OWN}", f"[rank1]: {says('delta')}"]
    assert [one.line for one in explain(made, other).own] == [1]


def test_the_first_and_the_last_error_of_the_program_are_told(made: Index) -> None:
    """Each once."""
    text = [f"KeyError: '{name}'" for name in ("one", "two", "six")]

    assert [one.line for one in explain(made, text).own] == [1, 3]
    assert [one.line for one in explain(made, text[:1]).own] == [1]
    assert [one.line for one in explain(made, [*text[:1], *text[:1]]).own] == [1]


def test_as_many_lines_of_errors_are_kept_from_the_start_as_from_the_end(made: Index) -> None:
    """Of any number; equal ones are kept once."""
    session = MatchSession(made)
    session.read(f"KeyError: 'name{number}'" for number in range(500))
    numbers = [key.line.number for key in session.keys.values()]

    assert numbers == [*range(1, 41), *range(461, 501)]
    session.read(["KeyError: 'name499'"])
    assert len(session.keys) == 80


def test_the_opening_lines_are_kept_whatever_they_say(made: Index) -> None:
    """A person tells what happened there; later lines have to look like errors."""
    session = MatchSession(made)
    session.read(f"word{number}" for number in range(100))

    assert [key.line.number for key in session.keys.values()] == [*range(1, 25)]


@pytest.mark.parametrize(("below", "blamed"), [(1, "3"), (7, "3"), (8, "")])
def test_the_rank_below_the_heading_is_blamed(made: Index, below: int, blamed: str) -> None:
    """Within eight lines of it, the first of several."""
    session = MatchSession(made)
    session.read(
        [
            "Root Cause (first observed failure):",
            *("other" for _ in range(below - 1)),
            "  rank      : 3 (local_rank: 3)",
            "  rank      : 4 (local_rank: 4)",
        ]
    )

    assert session.blamed == blamed


def test_the_blamed_rank_is_heard_first(made: Index) -> None:
    """Of two causes that two ranks tell."""
    text = [
        f"[rank0]: {says('alpha')}",
        f"[rank3]: {says('beta')}",
        "Root Cause (first observed failure):",
        "  rank      : 3 (local_rank: 3)",
    ]

    assert [one.id for one in explain(made, text).matches] == ["the-beta", "the-alpha"]
    assert [one.id for one in explain(made, text[:2]).matches] == ["the-alpha", "the-beta"]


def test_ranks_that_say_the_same_are_told_up_to_a_bound(made: Index) -> None:
    """64 of them; the first line is that of the first one."""
    text = [f"[rank{rank}]: {says('alpha')}" for rank in range(70)]
    answer = explain(made, text)

    assert answer.matches[0].speakers == tuple(f"rank {rank}" for rank in range(64))
    assert (answer.matches[0].speaker, answer.matches[0].line) == ("rank 0", 1)
    assert len(answer.heard) == 70


def test_parts_of_a_text_add_up_to_the_whole(made: Index) -> None:
    """Also as plain data: hits, errors, the blamed rank and who spoke."""
    text = [f"[rank1]: {OWN}", says("delta"), *ROOTS, f"[rank2]: {says('beta')}",
            "Root Cause (first observed failure):", "  rank      : 2 (local_rank: 2)"]  # fmt: skip
    whole = MatchSession(made)
    for first, last in ((0, 3), (3, 6), (6, 8)):
        part = MatchSession(made)
        part.take((number + 1, text[number]) for number in range(first, last))
        whole.add(Found.of(made, part.found.as_data(made)))

    assert whole.answer(5) == explain(made, text)
    assert whole.blamed == "2"


def test_a_session_knows_what_it_found(made: Index) -> None:
    """All of some signatures; none of them are known at once."""
    session = MatchSession(made)
    session.read([says("alpha")])
    alpha, beta, *_ = made.patterns

    assert session.knows([alpha])
    assert session.knows([])
    assert not session.knows([alpha, beta])


@pytest.mark.parametrize(("count", "sizes"), [(399, [399]), (400, [400]), (801, [400, 400, 1])])
def test_a_block_has_400_lines_at_most(count: int, sizes: list[int]) -> None:
    """An endless one is read in pieces."""
    assert [len(one) for one in blocks([Line(1, "x", 1, "")] * count)] == sizes
