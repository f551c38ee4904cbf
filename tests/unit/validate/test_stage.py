"""Hold the validation to findings that a writer can follow, one for each fault."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.load import load
from faultdex.model.problem import Problem
from faultdex.validate import validate

DATA = Path(__file__).parents[2] / "data" / "validate"
ENTRY = Path("runtime/block-too-large/entry.yaml")
CASES = sorted(path.name for path in DATA.iterdir())
Lay = Callable[..., Path]


def told(root: Path) -> list[Problem]:
    """Return what load and validate find, with its place."""
    loaded = load(root)
    findings = (*loaded.findings, *validate(loaded).findings)
    return sorted(loaded.locate(finding) for finding in findings)


@pytest.mark.parametrize("case", CASES)
def test_each_fault_is_told_once_and_in_our_words(case: str, lay: Lay) -> None:
    """A case holds a tree and what is expected: file, place, code, message and hint."""
    root = lay(DATA / case / "knowledge")
    start = f"{root.as_posix()}/"
    expected = (DATA / case / "expected.txt").read_text("utf-8")

    assert "".join(f"{problem}\n" for problem in told(root)).replace(start, "") == expected


def test_the_valid_knowledge_gives_every_kind_of_value(lay: Lay) -> None:
    """Each document becomes a value under its own path."""
    validated = validate(load(lay()))

    assert validated.findings == ()
    assert {*validated.facts} == {ENTRY.as_posix(), "runtime/grid-too-wide/entry.yaml"}
    assert {*validated.publishers} == {"sources/nvidia.yaml", "sources/pytorch.yaml"}
    assert {*validated.evidence} == {"runtime/grid-too-wide/evidence/host.json"}
    assert {*validated.plans} == {"plan.yaml"}
    assert {*validated.drops} == {"drops/2026-11-03-first.yaml"}
    assert {*validated.workflows} == {"workflows/launch-refused.yaml"}


def test_a_message_does_not_repeat_a_secret(lay: Lay) -> None:
    """The value at fault is blotted out where it holds one."""
    root = lay()
    text = (root / ENTRY).read_text("utf-8")
    (root / ENTRY).write_text(text.replace('cuda: ">=12.0"', 'cuda: "AKIAIOSFODNN7EXAMPLE"'))
    [problem] = told(root)

    assert "AKIA" not in str(problem)
