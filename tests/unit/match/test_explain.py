"""Hold the answers of the Python reader to the vectors that the JavaScript reader shares."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.match import Index, explain
from faultdex.match.explain import MatchSession

CASES = json.loads((Path(__file__).parents[2] / "data/vectors/explain.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_vector_is_answered_as_it_says(case: dict[str, Any], index: Index) -> None:
    """Ids, ranks and lines of matches, in order, and the ids and some roles of candidates."""
    expected = {"matches": case["matches"], "candidates": case["candidates"]}

    answer = explain(index, case["text"].split("\n"))

    assert expected == {
        "matches": [{"id": m.id, "rank": m.role, "line": m.line} for m in answer.matches],
        "candidates": [m.id for m in answer.candidates],
    }
    roles = [m.role for m in answer.candidates]
    assert case.get("roles", roles) == roles


@pytest.mark.parametrize(
    "case", [case for case in CASES if "captures" in case], ids=lambda case: case["name"]
)
def test_a_match_carries_what_its_signature_captured(case: dict[str, Any], index: Index) -> None:
    """Named groups of the signature become captures of the match."""
    answer = explain(index, case["text"].split("\n"))

    assert case["captures"] == answer.matches[0].captures


@pytest.mark.parametrize(
    "case", [case for case in CASES if "spoken" in case], ids=lambda case: case["name"]
)
def test_a_match_names_the_ranks_that_say_it(case: dict[str, Any], index: Index) -> None:
    """Who said the line that is shown, and all who said as much in the order of the text."""
    answer = explain(index, case["text"].split("\n"))

    told = [one.as_data() for one in answer.matches]

    assert case["spoken"] == [{key: one[key] for key in ("speaker", "speakers")} for one in told]


@pytest.mark.parametrize(
    "case", [case for case in CASES if "own" in case], ids=lambda one: one["name"]
)
def test_an_error_that_no_entry_explains_is_told(case: dict[str, Any], index: Index) -> None:
    """The first and the last of them, and whether they come before what is explained."""
    answer = explain(index, case["text"].split("\n"))

    assert case["own"] == [one.as_data() for one in answer.own]
    assert case["leads"] is answer.own_leads


@pytest.mark.parametrize(
    "case", [case for case in CASES if "decided" in case], ids=lambda one: one["name"]
)
def test_a_text_decides_causes_or_leaves_them(case: dict[str, Any], index: Index) -> None:
    """Which cause, which are left, and what was compared; with the kind of what was found."""
    answer = explain(index, case["text"].split("\n"))

    assert case["decided"] == [
        {
            "kind": one.kind,
            **one.decision.as_data(),
            "memory": one.memory.verdict if one.memory else None,
        }
        for one in answer.matches
    ]


def test_at_most_top_entries_are_named(index: Index) -> None:
    """The best ones stay."""
    text = "\n".join(case["text"] for case in CASES)

    whole, cut = explain(index, text.split("\n"), 99), explain(index, text.split("\n"), 2)

    assert whole.matches[:2] == cut.matches


def test_scores_fall_from_match_to_match(index: Index) -> None:
    """Best first, by the number as well as by the order."""
    text = "\n".join(case["text"] for case in CASES)

    scores = [match.score for match in explain(index, text.split("\n"), 99).matches]

    assert scores == sorted(scores, reverse=True)


def test_a_long_line_is_shown_around_its_signature(index: Index) -> None:
    """Nobody wants to read a line of a megabyte."""
    error = "OSError: CUDA_HOME environment variable is not set. "
    error += "Please set it to your CUDA install root"
    text = "x" * 300_000 + " " + error + " " + "y" * 300_000

    match = explain(index, [text]).matches[0]

    assert "CUDA_HOME environment variable is not set" in match.text
    assert len(match.text) <= 400


def test_nobody_above_the_heading_is_blamed(index: Index) -> None:
    """The lines of a long log may be read in any order."""
    session = MatchSession(index)
    session.take([(20, "Root Cause (first observed failure):")])
    session.take([(17, "  rank      : 0 (local_rank: 0)")])
    session.take([(23, "  rank      : 1 (local_rank: 1)")])

    assert session.blamed == "1"


def test_a_text_may_arrive_in_pieces(index: Index) -> None:
    """Line numbers go on from piece to piece."""
    text = CASES[0]["text"].split("\n")
    session = MatchSession(index)
    for line in text:
        session.read([line])

    assert explain(index, text) == session.answer(5)


@pytest.mark.parametrize("place", [30, 75, 110])
def test_lines_at_the_start_and_at_the_end_of_many_errors_have_candidates(
    place: int, index: Index
) -> None:
    """Of a hundred errors that nothing explains, what is near to an entry is not lost."""
    drifted = "OSError: The CUDA_HOME environment variable was not set. "
    drifted += "Please set it to your CUDA install directory."
    lines = [f"ValueError: stanza {number} of the poem is too long" for number in range(110)]
    lines.insert(place, drifted)

    assert [one.line for one in explain(index, lines).candidates] == [place + 1]


@given(text=st.text(max_size=600))
def test_any_text_is_answered(text: str, index: Index) -> None:
    """Whatever is pasted, there is an answer and no exception, and its lines exist."""
    answer = explain(index, text.split("\n"))

    lines = [match.line for match in (*answer.matches, *answer.candidates)]

    assert all(1 <= line <= text.count("\n") + 1 for line in lines)


HOME = "OSError: CUDA_HOME environment variable is not set. "
HOME += "Please set it to your CUDA install root"


@pytest.mark.parametrize("behind", [400 - 150 - len(HOME) - 2, 401 - 150 - len(HOME) - 2])
def test_a_line_of_400_characters_is_shown_whole(index: Index, behind: int) -> None:
    """A longer one from a hundred before the signature on."""
    text = f"{'x' * 150} {HOME} {'y' * behind}"
    [match] = explain(index, [text]).matches
    start = text.index("CUDA_HOME") - 100

    assert match.text == (text if len(text) == 400 else text[start:])
