"""Hold ranges of torch to runs on releases, and to no other runs."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.problem import Problem

PROBLEMS = Path(__file__).parents[3] / "docs" / "problems"
SAMPLE = PROBLEMS / "FD611" / "bad"
ENTRY = Path("runtime/grid-too-wide/entry.yaml")
RUNS = Path("runtime/grid-too-wide/evidence/releases.json")
Lay = Callable[..., Path]
Read = Callable[[Path], tuple[Problem, ...]]


@pytest.mark.parametrize(("result", "codes"), [("reproduced", ["FD611"]), ("unsupported", [])])
def test_only_a_reproduction_that_held_shows_that_an_entry_applies(
    lay: Lay, problems: Read, result: str, codes: list[str]
) -> None:
    """One that could not run there shows nothing."""
    root = lay(SAMPLE)
    filed = json.loads((root / RUNS).read_text("utf-8"))
    given = {"result": result} | ({} if result == "reproduced" else {"reason": "no GPU"})
    filed["snippets"][0]["runs"] = [run | given for run in filed["snippets"][0]["runs"]]
    (root / RUNS).write_text(json.dumps(filed), "utf-8")
    found = [problem.code for problem in problems(root)]

    assert [code for code in found if code == "FD611"] == codes


@pytest.mark.parametrize(
    ("claimed", "result", "message"),
    [
        (">=2.9", "not-reproduced", ""),
        (">=2.6", "not-reproduced", "claims torch >=2.6; on 2.6.0 it failed: it ended well"),
        (">=2.6", "flaky", ""),
        (">=2.6", "unsupported", ""),
        (">=2.9", "reproduced", "claims torch >=2.9, and it held on 2.6.0"),
        (">=2.6", "reproduced", ""),
    ],
)
def test_a_run_fails_outside_of_the_range_alone(
    lay: Lay, problems: Read, claimed: str, result: str, message: str
) -> None:
    """A failure within it and a success outside of it are told; the rest contradicts nothing."""
    root = lay(PROBLEMS / "FD610" / "good")
    text = (root / ENTRY).read_text("utf-8")
    assert "torch: " in text
    (root / ENTRY).write_text(re.sub(r'torch: "[^"]*"', f'torch: "{claimed}"', text), "utf-8")
    filed = json.loads((root / RUNS).read_text("utf-8"))
    older = filed["snippets"][0]["runs"][0]
    older |= {"result": result} | ({"wording": 0} if result == "reproduced" else {})
    older |= {} if result == "reproduced" else {"reason": "it ended well"}
    (root / RUNS).write_text(json.dumps(filed), "utf-8")
    found = [one.message for one in problems(root) if one.code == "FD610"]

    assert found == ([f"reproduce.sh {message}"] if message else [])


@pytest.mark.parametrize(
    ("old", "new", "releases"),
    [
        ("rank: root", "rank: root", ["2.6.0"]),
        ("rank: root", "rank: symptom", ["2.6.0"]),
        ("rank: root", "rank: echo", []),
        ('versions: {torch: ">=2.9"}', 'versions: {torch: ">=2.10"}', ["2.6.0", "2.9.1"]),
        ('versions: {torch: ">=2.9"}', 'versions: {cuda: ">=13"}', []),
        ("blocks wide'", "blocks width'", []),
    ],
)
def test_words_of_an_older_release_widen_the_range_of_their_signature(
    lay: Lay, problems: Read, old: str, new: str, releases: list[str]
) -> None:
    """Each release is told once; an echo is printed by another program, whatever torch is."""
    root = lay(PROBLEMS / "FD612" / "bad")
    text = (root / ENTRY).read_text("utf-8")
    assert old in text
    (root / ENTRY).write_text(text.replace(old, new), "utf-8")
    found = [one.message.split()[4].rstrip(",") for one in problems(root) if one.code == "FD612"]

    assert found == releases
