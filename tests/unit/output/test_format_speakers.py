"""Hold who said a line to the words that the paste box says it in."""

import json
from pathlib import Path
from typing import Any

import pytest

from faultdex.model.answer import Match
from faultdex.output.format_speakers import format_speakers

CASES = json.loads((Path(__file__).parents[2] / "data/vectors/speakers.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_who_said_a_line_is_told_as_the_vector_says(case: dict[str, Any]) -> None:
    """One rank, several, or the one that the launcher names."""
    who = (case["speaker"] or "", tuple(case["speakers"]))
    match = Match("x", "X", "/x/", 0.98, "root", 1, "text", {}, *who)

    assert format_speakers(match) == case["says"]
