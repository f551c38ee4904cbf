"""Hold the order of causes to the tally, apart from what the text of the reader decides."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.problem import Problem

SAMPLE = Path(__file__).parents[3] / "docs" / "problems" / "FD454" / "bad"
ENTRY = Path("runtime/block-too-large/entry.yaml")
FIRST = '    when: [{more_than: ["threads", "1024"]}]\n'
SECOND = '    when: [{equals: ["threads", "0"]}]\n'
Lay = Callable[..., Path]
Read = Callable[[Path], tuple[Problem, ...]]


@pytest.mark.parametrize(
    ("untold", "codes"),
    [("", ["FD454"]), (FIRST, []), (SECOND, ["FD454"]), (FIRST + SECOND, ["FD454"])],
)
def test_a_cause_that_its_text_shows_may_stand_behind_one_that_no_text_shows(
    lay: Lay, problems: Read, untold: str, codes: list[str]
) -> None:
    """The first of the others is what a text that does not decide is given."""
    found = problems(laid(lay, dict.fromkeys(untold.splitlines(keepends=True), "")))

    assert [one.code for one in found if one.code == "FD454"] == codes


@pytest.mark.parametrize(("more", "codes"), [(0, []), (1, ["FD454"])])
def test_the_first_cause_may_lack_threads_until_another_one_has_three(
    lay: Lay, problems: Read, more: int, codes: list[str]
) -> None:
    """Two threads of another cause are chance."""
    third = (
        '  - {url: "https://example.com/threads/4", cause: never-set, program: "x", fixed: "y"}\n'
    )
    changes = {"cause: too-many, program": "cause: unknown, program"}
    found = problems(laid(lay, {**changes, "threads:\n": "threads:\n" + third * more}))

    assert [one.code for one in found if one.code == "FD454"] == codes


def laid(lay: Lay, changes: dict[str, str]) -> Path:
    """Return the bad sample with other text in its entry."""
    root = lay(SAMPLE)
    text = (root / ENTRY).read_text("utf-8")
    for old, new in changes.items():
        text = text.replace(old, new)
    (root / ENTRY).write_text(text, "utf-8")
    return root
