"""An expectation of gaps and labels is a problem, and so is a reason that none needs."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.problem import Problem

SNIPPET = "knowledge/runtime/block-too-large/fix.sh"
ENTRY = "knowledge/runtime/block-too-large/entry.yaml"
EXPECT = '    expect: {prints: ["launched"]}'
SCRIPT = 'echo "launched $BLOCKS blocks in $MS ms, on $GPU, limit 1024"\n'


@pytest.fixture
def codes(lay: Callable[..., Path], problems: Callable[[Path], tuple[Problem, ...]]) -> object:
    """Return the codes of the problems where the fix is held to `expect`."""

    def judge(expect: str, varies: str = "") -> list[str]:
        root = lay()
        (root.parent / SNIPPET).write_text(SCRIPT, "utf-8")
        entry = root.parent / ENTRY
        text = entry.read_text("utf-8")
        assert text.count(EXPECT) == 1
        entry.write_text(text.replace(EXPECT, f"{varies}    expect: {expect}"), "utf-8")
        return [one.code for one in problems(root) if one.code.startswith("FD45")]

    return judge


@pytest.mark.parametrize(
    "expect",
    [
        '{prints: ["launched ... blocks in ... ms"]}',
        '{prints: ["... blocks in ... ms", "...on ..., limit 1024"]}',
        '{prints: ["launched 2... blocks"]}',
        '{prints: ["blocks launched ..."]}',
    ],
)
def test_gaps_and_labels_are_a_problem(codes: Callable[..., list[str]], expect: str) -> None:
    """No line has a word or a figure that the script itself lacks."""
    assert codes(expect) == ["FD451"]


@pytest.mark.parametrize(
    "expect",
    [
        '{prints: ["launched {2±0} blocks in ... ms"]}',
        '{prints: ["launched 20... blocks"]}',
        '{prints: ["launched ... blocks in ... ms, on H100..."]}',
        '{prints: ["launched ... blocks", "limit 1024"]}',
        '{exit: 3, prints: ["launched ... blocks"]}',
    ],
)
def test_what_only_a_run_gives_is_none(codes: Callable[..., list[str]], expect: str) -> None:
    """A bound, two digits, a passage, a whole line or a failure can each be missed."""
    assert codes(expect) == []


@pytest.mark.parametrize(("bound", "expected"), [("...", []), ("{2±0}", ["FD451"])])
def test_a_reason_is_taken_where_one_is_needed(
    codes: Callable[..., list[str]], bound: str, expected: list[str]
) -> None:
    """An exemption that exempts nothing is a problem of its own."""
    varies = '    varies: "The count, the time and the name differ on each machine."\n'

    assert codes(f'{{prints: ["launched {bound} blocks"]}}', varies) == expected


@pytest.mark.parametrize(("line", "expected"), [("20", ["FD452"]), ("{20±0}", [])])
def test_a_line_found_in_any_output_is_a_problem(
    codes: Callable[..., list[str]], line: str, expected: list[str]
) -> None:
    """A bounded number is never a part of a longer one."""
    assert codes(f'{{prints: ["{line}"]}}') == expected
