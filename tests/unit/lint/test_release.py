"""Hold ranges of torch to runs on releases, and to no other runs."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.problem import Problem

SAMPLE = Path(__file__).parents[3] / "docs" / "problems" / "FD611" / "bad"
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
