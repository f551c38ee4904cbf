"""What an entry is to a reader's setup."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis.strategies import integers, sampled_from, tuples
from packaging.specifiers import SpecifierSet

from faultdex.model.setup import read_setup
from faultdex.model.yours import allows, status_for

VECTORS = json.loads(
    (Path(__file__).parents[2] / "data" / "vectors" / "setup.json").read_text("utf-8")
)
NUMBERS = integers(min_value=0, max_value=4)
VERSIONS = tuples(NUMBERS, NUMBERS, NUMBERS).map(lambda one: ".".join(map(str, one)))
ENDS = tuples(NUMBERS, NUMBERS).map(lambda one: ".".join(map(str, one)))


@pytest.mark.parametrize("vector", VECTORS["standings"], ids=lambda one: one["setup"])
def test_each_entry_has_its_standing(vector: dict[str, Any]) -> None:
    """The judge in JavaScript says the same of the same vectors."""
    setup = read_setup(vector["setup"], VECTORS["models"])
    found = {
        name: status_for(setup, entry, VECTORS["places"])
        for name, entry in VECTORS["entries"].items()
    }

    assert {name: [one.state.value, one.why] for name, one in found.items()} == vector["is"]


@given(sampled_from([">=", "<", "<=", ">"]), ENDS, VERSIONS)
def test_a_whole_version_is_in_a_range_as_packaging_says(sign: str, end: str, one: str) -> None:
    """The terminal has no other package to ask, and pages have none at all."""
    assert allows(f"{sign}{end}", one) == SpecifierSet(f"{sign}{end}").contains(one)


def test_a_short_version_is_not_left_out_for_what_it_does_not_say() -> None:
    """Who says torch 1.8 may have 1.8.1."""
    found = [allows(">=1.8.1", one) for one in ("1.8", "1.8.0", "1.8.1", "1.7")]

    assert found == [True, False, True, False]


@pytest.mark.parametrize("said", ["torch 2.7", "torch 2.11, CUDA 12.8", "torch 2.11, A100"])
def test_another_release_is_not_the_one_that_was_run(said: str) -> None:
    """Each part that the reader names and that matters must be the same."""
    setup = read_setup(said, VECTORS["models"])

    assert status_for(setup, VECTORS["entries"]["gpu"], VECTORS["places"]).state.value == "stated"
