"""Each branch of a rule takes what it should and tells the rest at its line and column."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.problem import Problem

ROOT = Path(__file__).parents[3]
TABLE = ROOT / "tests" / "data" / "lint" / "edits.tsv"
ROWS = [line.split("\t") for line in TABLE.read_text("utf-8").splitlines()[1:]]
FILES = {
    "entry": "runtime/block-too-large/entry.yaml",
    "guide": "runtime/block-too-large/guide.md",
    "other entry": "runtime/grid-too-wide/entry.yaml",
    "evidence": "runtime/grid-too-wide/evidence/host.json",
    "sources": "sources/nvidia.yaml",
    "workflow": "workflows/launch-refused.yaml",
    "drop": "drops/2026-11-03-first.yaml",
}
SIGNS = {"¶": "\n", "⟨200B⟩": "\u200b", "⟨00AD⟩": "\u00ad", "⟨043E⟩": "\u043e"}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_an_edit_is_told_at_its_place_or_let_by(
    row: list[str],
    lay: Callable[..., Path],
    problems: Callable[[Path], tuple[Problem, ...]],
) -> None:
    """A row exchanges one text of the valid knowledge, or of the good sample of a rule."""
    _, sample, file, before, after, expected = row
    root = lay(*((ROOT / "docs" / "problems" / sample / "good",) if sample else ()))
    path = root / FILES[file]
    text = path.read_text("utf-8")
    path.write_text(text.replace(spelled(before), spelled(after), 1), "utf-8")
    told = ", ".join(f"{one.code} {one.line}:{one.column}" for one in problems(root))

    assert spelled(before) in text
    assert told == expected


def spelled(text: str) -> str:
    """Return `text` with its new lines and odd characters in place."""
    for sign, character in SIGNS.items():
        text = text.replace(sign, character)
    return text
