"""Hold the normaliser to its vectors and to what must be true of any text."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.match.normalise import Normaliser
from faultdex.match.normalization_rules import NormalizationRules

CASES = json.loads((Path(__file__).parents[2] / "data/vectors/normalise.json").read_text("utf-8"))
NORMALISER = Normaliser(NormalizationRules())


def normalised(raw: str) -> list[dict[str, Any]]:
    """Return the plain lines of `raw` as the vectors write them, empty ones left out."""
    return [
        {"number": line.number, "text": line.text, "speaker": line.speaker}
        for line in NORMALISER.lines(enumerate(raw.split("\n"), 1))
        if line.text
    ]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_vector_is_normalised_as_it_says(case: dict[str, Any]) -> None:
    """Each vector names one kind of dressing, and what is left without it."""
    expected = [line for line in case["lines"] if line["text"]]

    actual = normalised(case["raw"])

    assert expected == actual


@given(st.text(max_size=400))
def test_a_plain_line_holds_no_control_character(raw: str) -> None:
    """What comes out can be printed, whatever goes in."""
    texts = "".join(line["text"] for line in normalised(raw))

    assert [char for char in texts if ord(char) < ord(" ") or 0x7F <= ord(char) < 0xA0] == []


@given(st.text(max_size=400))
def test_a_plain_line_has_single_spaces_and_none_at_its_ends(raw: str) -> None:
    """Signatures are written with single spaces, so texts have them too."""
    texts = [line["text"] for line in normalised(raw)]

    assert texts == [" ".join(filter(None, text.split(" "))) for text in texts]


@given(st.lists(st.text(alphabet=st.characters(exclude_characters="\n"), max_size=80), max_size=8))
def test_numbers_ascend_within_the_input(raw: list[str]) -> None:
    """Whatever a line is split into, its parts keep its number."""
    numbers = [line.number for line in NORMALISER.lines(enumerate(raw, 1))]

    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(1, len(raw) + 1))


def test_a_line_is_freed_of_eight_prefixes() -> None:
    """Launchers and loggers are seldom nested so deep, and what repeats itself is no prefix."""
    assert [line["text"] for line in normalised("> " * 8 + "x")] == ["x"]
    assert [line["text"] for line in normalised("> " * 9 + "x")] == ["> x"]


def test_who_speaks_is_told_near_the_beginning() -> None:
    """Within 64 characters behind the prefixes; what a message says later is about another one."""
    near, far = (f"> {'x' * count} Rank 3] watchdog" for count in (56, 57))

    assert [line["speaker"] for line in normalised(near)] == ["3"]
    assert [line["speaker"] for line in normalised(far)] == [""]
