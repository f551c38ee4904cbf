"""Hold the whole reading to what a hostile pull request could try."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.problem import Problem

DATA = Path(__file__).parents[2] / "data" / "hostile"
ROWS = [line.split("\t") for line in (DATA / "edits.tsv").read_text("utf-8").splitlines()[1:]]
FILES = {
    "entry": "runtime/block-too-large/entry.yaml",
    "guide": "runtime/block-too-large/guide.md",
    "evidence": "runtime/grid-too-wide/evidence/host.json",
    "sources": "sources/nvidia.yaml",
    "workflow": "workflows/launch-refused.yaml",
    "lock": "ids.lock",
}


@pytest.mark.parametrize("row", ROWS)
def test_an_attempt_is_told_at_its_file(
    lay: Callable[..., Path], problems: Callable[[Path], tuple[Problem, ...]], row: list[str]
) -> None:
    """A row exchanges one stretch of a valid file; ¶ stands for a new line, U+ for a character."""
    file, before, after, codes = row
    root = lay()
    path = root / FILES[file]
    text = path.read_text("utf-8")
    path.write_text(text.replace(spelled(before), spelled(after), 1), "utf-8")
    found = problems(root)

    assert spelled(before) in text
    assert {problem.path for problem in found} == {path.as_posix()}
    assert " ".join(sorted(problem.code for problem in found)) == codes


def spelled(text: str) -> str:
    """Return `text` with its new lines, tabs and odd characters in place."""
    for name, character in (("¶", "\n"), ("⇥", "\t"), ("⟨202E⟩", "\u202e"), ("⟨200B⟩", "\u200b")):
        text = text.replace(name, character)
    return text
