"""Hold unquoted scalars to what every reader of YAML agrees on."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faultdex.load.scalar import AMBIGUOUS, resolve, resolve_json

TABLE = Path(__file__).parents[2] / "data" / "load" / "scalars.tsv"
ROWS = [line.split("\t") for line in TABLE.read_text("utf-8").splitlines()[1:]]


@pytest.mark.parametrize(("text", "value"), ROWS)
def test_a_scalar_has_one_value_or_is_refused(text: str, value: str) -> None:
    """What readers disagree about is marked, and never guessed."""
    expected = AMBIGUOUS if value == "disputed" else json.loads(value)

    assert resolve(text) == expected


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_json_numbers_of_a_program_are_taken(number: float) -> None:
    """Evidence holds numbers as Python writes them; the largest exponents are refused."""
    value = resolve_json(json.dumps(number))

    assert value in (number, AMBIGUOUS)


@given(st.text())
def test_any_text_has_a_value_or_is_refused(text: str) -> None:
    """No text makes the resolver fail."""
    assert resolve(text) is AMBIGUOUS or resolve(text) == resolve(text)
