"""Hold what is said of a match to the vectors that the JavaScript reader shares."""

import json
from pathlib import Path
from typing import Any

import pytest

from faultdex.model.advice import Advice
from faultdex.model.answer import Decision, Match

VECTORS = Path(__file__).parents[2] / "data/vectors"
ADVICE = Advice.of(json.loads((VECTORS / "advised.json").read_text("utf-8")))
CASES = json.loads((VECTORS / "advice.json").read_text("utf-8"))


def match_of(case: dict[str, Any]) -> Match:
    """Return a match with the decision of a vector."""
    decision = Decision(tuple(case["causes"]), is_sure=case["cause"] is not None)
    return Match("ib", "IB", "/ib/", 1.0, "root", 1, case["text"], decision=decision)


@pytest.mark.parametrize("case", CASES, ids=lambda one: one["name"])
def test_a_fix_belongs_to_what_the_text_leaves(case: dict[str, Any]) -> None:
    """By the keys of its causes or by its line; where neither holds there is none."""
    chosen = ADVICE.for_match(match_of(case))

    assert case["says"] == (chosen.cause.says if chosen.cause else None)
    assert case["fix"] == (chosen.fix.does if chosen.fix else None)


@pytest.mark.parametrize("case", CASES, ids=lambda one: one["name"])
def test_the_usual_fix_is_told_beside(case: dict[str, Any]) -> None:
    """It is that of the first cause that is left, or else the first on the page."""
    chosen = ADVICE.for_match(match_of(case))

    assert case["usual"] == chosen.usual.does
    assert [one.key for one in chosen.causes] == case["causes"] or not case["causes"]
