"""The branches of the rules about evidence, each with what it refuses and what it lets by."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.problem import Problem

EVIDENCE = "runtime/grid-too-wide/evidence/host.json"
Lay = Callable[..., Path]
Read = Callable[[Path], tuple[Problem, ...]]


def codes(root: Path, problems: Read, **changes: object) -> list[str]:
    """Return the codes of what is found when the first run is changed."""
    path = root / EVIDENCE
    told = json.loads(path.read_text("utf-8"))
    told["runs"][0] |= changes
    path.write_text(json.dumps(told), "utf-8")
    return [problem.code for problem in problems(root)]


@pytest.mark.parametrize(
    ("result", "counts", "is_refused"),
    [
        ("reproduced", (3, 3), False),
        ("reproduced", (3, 2), True),
        ("reproduced", (0, 0), True),
        ("flaky", (3, 1), False),
        ("flaky", (3, 2), False),
        ("flaky", (3, 0), True),
        ("flaky", (3, 3), True),
        ("not-reproduced", (3, 0), False),
        ("not-reproduced", (3, 1), True),
        ("not-reproduced", (0, 0), True),
        ("unresolved", (3, 0), False),
        ("unresolved", (3, 3), False),
        ("unresolved", (1, 2), True),
    ],
)
def test_a_result_is_what_its_counts_say(
    result: str, counts: tuple[int, int], is_refused: object, lay: Lay, problems: Read
) -> None:
    """All is reproduced, none is not, and flaky is neither all nor none."""
    found = codes(lay(), problems, result=result, runs=counts[0], agreed=counts[1])

    assert ("FD604" in found) is is_refused


@pytest.mark.parametrize(
    ("started", "is_refused"),
    [
        ("2026-12-19T23:59:59Z", False), ("2026-12-20T00:00:00Z", False),
        ("2026-12-20T23:59:59Z", False), ("2026-12-21T00:00:00Z", True),
    ],
)  # fmt: skip
def test_a_run_of_today_is_not_from_the_future(
    started: str, is_refused: object, lay: Lay, problems: Read
) -> None:
    """The tests' today is 2026-12-20; the day after it is refused."""
    assert ("FD605" in codes(lay(), problems, started=started)) is is_refused
