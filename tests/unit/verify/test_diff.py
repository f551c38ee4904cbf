"""Two pieces of evidence are compared, and what moved away is named."""

import pytest

from faultdex.model.book import Book
from faultdex.model.evidence import Evidence, Machine, Run
from faultdex.verify import Drift, diff

BASE = {
    "sha256": "0" * 64, "expect_sha256": "0" * 64, "result": "reproduced", "runs": 1,
    "agreed": 1, "started": "2026-11-20T12:00:00Z", "seconds": 1.0,
}  # fmt: skip
MACHINE = Machine(name="cpu", python="3.11", system="Linux")


def of(snippet: str, **changes: object) -> tuple[Evidence, ...]:
    """Return evidence of one run of `snippet`."""
    run = Run.model_validate({**BASE, "snippet": snippet, **changes})
    return (Evidence(schema=1, entry="planted-fault", machine=MACHINE, runs=(run,)),)


@pytest.mark.parametrize(
    ("snippet", "old", "new", "kind"),
    [
        (
            "reproduce.py",
            {"stderr": "ValueError: bad"},
            {"stderr": "[rank0]: ValueError: worse"},
            Drift.MESSAGE,
        ),
        ("reproduce.py", {}, {"result": "not-reproduced", "exit": 0}, Drift.VANISHED),
        ("reproduce.py", {}, {"result": "not-reproduced", "exit": 1}, Drift.RESULT),
        ("fix.py", {}, {"result": "not-reproduced", "exit": 1}, Drift.BROKEN_FIX),
        ("fix.py", {"result": "flaky"}, {}, Drift.RESULT),
    ],
)
def test_each_kind_of_drift_is_named(
    snippet: str, old: dict[str, object], new: dict[str, object], kind: Drift, book: Book
) -> None:
    """Messages that changed, failures that vanished, fixes that stopped working."""
    changes = diff(of(snippet, **old), of(snippet, **new), book)

    assert [(change.snippet, change.kind) for change in changes] == [(snippet, kind)]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({}, {}),
        ({"stderr": "ValueError: bad at 0x7f12"}, {"stderr": "ValueError: bad at 0x8a00"}),
        ({"stderr": "ValueError: 3 of 8"}, {"stdout": "ValueError: 4 of 8"}),
        ({"stdout": "loss 1"}, {"stdout": "gain 2"}),
    ],
)
def test_what_varies_anyway_is_no_drift(
    old: dict[str, object], new: dict[str, object], book: Book
) -> None:
    """Numbers, addresses and lines that are not the message may differ."""
    assert diff(of("reproduce.py", **old), of("reproduce.py", **new), book) == ()


def test_snippets_of_one_side_only_are_not_compared(book: Book) -> None:
    """What was not run on both has not changed."""
    assert diff(of("reproduce.py"), of("fix.py", result="flaky"), book) == ()
