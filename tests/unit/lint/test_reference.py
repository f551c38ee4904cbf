"""A collection is held to the newest evidence of its own machine."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from faultdex.lint.reference import overtaken_collections
from faultdex.lint.scope import Scope
from faultdex.model.evidence import Evidence

OLDER, NEWER = "2026-11-03T10:00:00Z", "2026-11-04T09:00:00Z"
Made = Callable[..., Evidence]
Told = Callable[..., list[str]]


@pytest.fixture
def made(scope: Scope) -> Made:
    """Return a function that gives evidence of a time, of a machine with other versions."""

    def evidence(started: str, name: str = "host", **machine: str) -> Evidence:
        (one,) = scope.book.evidence.values()
        changed = one.machine.model_copy(update={"name": name, **machine})
        runs = tuple(run.model_copy(update={"started": started}) for run in one.runs)
        return one.model_copy(update={"machine": changed, "runs": runs})

    return evidence


@pytest.fixture
def told(scope: Scope) -> Told:
    """Return a function that gives what is said where some evidence is all."""

    def messages(*evidence: Evidence) -> list[str]:
        files = {f"runtime/{place}/evidence/host.json": one for place, one in enumerate(evidence)}
        book = replace(scope.book, evidence=files)
        return [flaw.message for flaw in overtaken_collections(replace(scope, book=book))]

    return messages


@pytest.mark.parametrize("part", ["driver", "cuda", "nccl", "cudnn", "torch"])
def test_another_version_on_the_machine_overtakes_its_collection(
    made: Made, told: Told, part: str
) -> None:
    """The message has both, and 'none' for a part that was not there."""
    assert told(made(NEWER, **{part: "9.9"})) == [f"it has {part} none, and newer evidence has 9.9"]


def test_parts_that_no_table_comes_from_overtake_nothing(made: Made, told: Told) -> None:
    """Python and the compiler say nothing of codes and variables."""
    assert told(made(NEWER, python="3.14.1", gcc="15.1")) == []


@pytest.mark.parametrize("is_newest_first", [False, True])
def test_only_the_newest_evidence_counts(made: Made, told: Told, *, is_newest_first: bool) -> None:
    """Which file is read first is no matter."""
    both = [made(OLDER), made(NEWER, torch="2.13.0")]

    assert len(told(*(reversed(both) if is_newest_first else both))) == 1
    assert told(made(OLDER, torch="2.13.0"), made(NEWER)) == []


def test_evidence_of_another_machine_says_nothing(made: Made, told: Told) -> None:
    """It has versions of its own."""
    assert told(made(NEWER, name="other", torch="2.13.0")) == []
    assert told() == []
