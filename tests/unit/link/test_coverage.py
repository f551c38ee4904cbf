"""Where the plan puts an entry."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.problem import Problem

PLAN = """{category}:
  {topic}:
    grid-too-wide: {{says: "launch failed: the grid is … blocks wide", runs: host}}
runtime:
  kernel-launch:
    block-too-large: {{says: "launch failed: a block of … threads is too large", runs: host}}
"""
Lay = Callable[..., Path]
Read = Callable[[Path], tuple[Problem, ...]]


@pytest.mark.parametrize(
    ("category", "topic", "message"),
    [
        ("compilation", "kernel-launch", "the plan has it under compilation, topic kernel-launch"),
        ("performance", "other", "the plan has it under performance, topic other"),
    ],
)
def test_an_entry_stands_where_the_plan_says(
    category: str, topic: str, message: str, lay: Lay, problems: Read
) -> None:
    """Another category is another place, also where the topic has the same name there."""
    root = lay()
    (root / "plan.yaml").write_text(PLAN.format(category=category, topic=topic), "utf-8")
    found = [(one.code, one.message) for one in problems(root)]

    assert ("FD315", message) in found
