"""Hold each line of a guide to one sentence."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.lint import sentence
from faultdex.lint.scope import Scope

TABLE = Path(__file__).parents[2] / "data" / "lint" / "sentences.tsv"
ROWS = [line.split("\t") for line in TABLE.read_text("utf-8").splitlines()[1:]]


@pytest.mark.parametrize(("code", "lines"), ROWS)
def test_a_line_is_one_sentence(with_guide: Callable[[str], Scope], code: str, lines: str) -> None:
    """Two on one line and one on two lines are told; the sign for a new line is ¶."""
    scope = with_guide(_guide(lines))
    found = [check.code for check in sentence.CHECKS for _ in check.find(scope)]

    assert found == ([code] if code else [])


def _guide(lines: str) -> str:
    return "\n".join(["## Cause", "", *lines.split("¶"), ""])
