"""A screen lets through every text that its expression matches."""

import re

import pytest
from hypothesis import example, given
from hypothesis.strategies import lists, sampled_from, text

from faultdex.match.normalization_rules import NormalizationRules
from faultdex.match.screen import screen

RULES = NormalizationRules()
WORDS = ["RuntimeError", "Error", "not", "what(): ", "CUDA", "nccl", "NCCL", "état", "é", " ", "x_"]
TEXTS = lists(lists(sampled_from(WORDS), max_size=5).map("".join) | text("éaN \u2028\udcff"))


@pytest.mark.parametrize("expression", [RULES.key, RULES.about])
@given(texts=TEXTS)
@example(texts=["", "not", "", "", "cannot", "état not", "not"])
def test_it_lets_through_what_matches(expression: str, texts: list[str]) -> None:
    """And in their order, each as often as it is there."""
    search = re.compile(expression, re.ASCII).search
    found = screen(expression).some(texts)

    assert [one for one in found if search(one)] == [one for one in texts if search(one)]


def test_it_keeps_out_what_does_not_match() -> None:
    """A line does not match by what stands in the next one."""
    assert screen("a b|^c").some(["a", "b", "dc", "a b", "c"]) == ["a b", "c"]
