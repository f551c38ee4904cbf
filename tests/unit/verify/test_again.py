"""Filed evidence is judged once more, by what it shows itself."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from faultdex.model.book import Book
from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import Evidence
from faultdex.pipeline import read
from faultdex.verify.again import doubtful_runs

BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"
FORGED = "[... 7 characters left out ...]\n"


@pytest.fixture(scope="module")
def small() -> Book:
    """Return the small book."""
    return read(BASE).book


def doubts_about(entry: Entry, place: int, **changes: object) -> list[str]:
    """Return what is said against a filed run of the snippet at `place`, with these changes."""
    snippet = entry.facts.snippets[place]
    run = {
        "snippet": snippet.file, "sha256": snippet_digest(entry, snippet),
        "expect_sha256": expect_digest(entry, snippet), "result": "reproduced", "runs": 1,
        "agreed": 1, "started": "2026-11-20T12:00:00Z", "seconds": 1.5,
    }  # fmt: skip
    machine = {"name": "host", "python": "3.11.7", "system": "Linux x86_64"}
    told = {"schema": 1, "entry": entry.id, "machine": machine, "runs": [run | changes]}
    filed = Evidence.model_validate_json(json.dumps(told))
    return [one.message for one in doubtful_runs(replace(entry, evidence=(filed,)))]


GOOD = {"exit": 1, "stdout": "launch failed: the grid is 70000 blocks wide\n"}


@pytest.mark.parametrize(
    ("changes", "doubt"),
    [
        ({}, ""),
        ({"exit": 0}, "it ended with exit status 0, declared is exit status 1"),
        ({"exit": None, "signal": "SIGSEGV"}, "it ended by SIGSEGV"),
        ({"seconds": 9999}, "it took 9999 s"),
        ({"reason": "not printed"}, "gives a reason why not: 'not printed'"),
        ({"stdout": "another error\n"}, "not printed: launch failed"),
        ({"stdout": FORGED}, "not printed: launch failed"),
    ],
)
def test_a_reproduction_is_judged_by_what_it_shows(
    small: Book, changes: dict[str, Any], doubt: str
) -> None:
    """Its exit status, signal, duration and text; text that only looks shortened counts whole."""
    told = doubts_about(small.entries["grid-too-wide"], 0, **{**GOOD, **changes})

    assert len(told) == bool(doubt)
    assert all(doubt in one for one in told)


@pytest.mark.parametrize("more", ["", FORGED, "[... 40000 characters left out ...]\n"])
def test_a_fix_that_prints_the_error_is_none(small: Book, more: str) -> None:
    """Shortened or not: what is there is looked through for the error."""
    error = GOOD["stdout"]
    told = doubts_about(
        small.entries["grid-too-wide"], 1, exit=0, stdout=f"launched\n{more}{error}"
    )

    assert told == [f"it is called reproduced, but printed: {str(error).strip()}"]


def test_stale_runs_are_not_judged(small: Book) -> None:
    """They are named as stale, and what was expected of them then is not known."""
    entry = small.entries["grid-too-wide"]

    assert doubts_about(entry, 0, exit=0, stdout="x", sha256="0" * 64) == []
