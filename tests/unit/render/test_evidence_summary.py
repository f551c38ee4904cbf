"""The page about evidence adds up what was run where, and names what is missing."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from faultdex.model.book import Book
from faultdex.model.evidence import Evidence, Failure, Result
from faultdex.render.evidence_summary import EvidenceSummary, evidence_summary

GRID = "grid-too-wide"
Change = Callable[..., EvidenceSummary]


@pytest.fixture
def recorded(book: Book) -> Evidence:
    """Return the evidence of the small book: two runs of one entry on one machine."""
    (one,) = book.entries[GRID].evidence
    return one


@pytest.fixture
def summary(book: Book) -> Change:
    """Return a function that gives the page where some evidence is all."""

    def made(*evidence: Evidence, **facts: object) -> EvidenceSummary:
        entry = book.entries[GRID]
        changed = entry.facts.model_copy(update=facts)
        entries = {**book.entries, GRID: replace(entry, evidence=evidence, facts=changed)}
        return evidence_summary(replace(book, entries=entries))

    return made


def on(evidence: Evidence, run: dict[str, object] | None = None, **machine: object) -> Evidence:
    """Return evidence of another machine, with other fields in its first run."""
    first, *others = evidence.runs
    changed = (first.model_copy(update=run or {}), *others)
    place = evidence.machine.model_copy(update=machine)
    return evidence.model_copy(update={"machine": place, "runs": changed})


def test_machines_are_counted_with_their_runs(summary: Change, recorded: Evidence) -> None:
    """Those that held, and the day of the newest; machines come by their names."""
    flaky = {"result": Result.FLAKY, "runs": 3, "agreed": 1, "started": "2026-11-05T00:00:00Z"}
    view = summary(recorded, on(recorded, flaky, name="alpha"))
    counts = [(one.label, one.entries, one.runs, one.held, one.newest) for one in view.machines]

    assert counts == [("alpha", 1, 2, 1, "2026-11-05"), ("host", 1, 2, 2, "2026-11-03")]


def test_a_machine_has_every_value_that_it_was_recorded_with(
    summary: Change, recorded: Evidence
) -> None:
    """Each once, in the order of the files."""
    view = summary(recorded, on(recorded, python="3.12.1"), on(recorded, python="3.11.7"))
    (host,) = view.machines

    assert dict(host.facts)["Python"] == "3.11.7, 3.12.1"
    assert view.months[0].facts == ()


def test_versions_and_months_are_counted_too(summary: Change, recorded: Evidence) -> None:
    """A run without torch has no version; a month is that of the run."""
    later = {"started": "2026-12-01T00:00:00Z"}
    view = summary(recorded, on(recorded, later, name="other", torch="2.9.1"))

    assert [(one.label, one.runs) for one in view.versions] == [("torch 2.9.1", 2)]
    assert [(one.label, one.runs) for one in view.months] == [("2026-11", 3), ("2026-12", 1)]


def test_runs_that_did_otherwise_are_told_newest_first(summary: Change, recorded: Evidence) -> None:
    """Also those that a later run replaced; what could not run is no run."""
    failed = {"result": Result.NOT_REPRODUCED, "runs": 3, "agreed": 0, "reason": "it ended well"}
    unsupported = {"result": Result.UNSUPPORTED, "runs": 5, "agreed": 0}
    fields = {"snippet": "fix.sh", "sha256": "0" * 64, "expect_sha256": "0" * 64}
    flaky = Failure(
        **fields, result=Result.FLAKY, reason="it hung", runs=4, agreed=1,
        started="2026-11-09T00:00:00Z",
    )  # fmt: skip
    first = on(recorded, failed).model_copy(update={"failures": (flaky,)})
    view = summary(first, on(recorded, unsupported, name="other")).repeats

    assert (view.made, view.agreed, view.share) == (3 + 1 + 4 + 1, 0 + 1 + 1 + 1, "33.3 %")
    assert [(one.file, one.where, one.why) for one in view.failed] == [
        ("fix.sh", "host", "2026-11-09, 1 of 4: it hung"),
        ("reproduce.sh", "host", "2026-11-03, 0 of 3: it ended well"),
    ]


def test_without_runs_there_is_no_share(summary: Change) -> None:
    """Nothing was made, so nothing can be divided by it."""
    assert (summary().repeats.made, summary().repeats.share) == (0, "")


def test_a_run_of_other_bytes_is_stale(summary: Change, recorded: Evidence) -> None:
    """With the day on which it was made."""
    view = summary(on(recorded, {"sha256": "0" * 64}))

    assert [(one.file, one.where, one.why) for one in view.stale] == [
        ("reproduce.sh", "host", "2026-11-03")
    ]
    assert summary(recorded).stale == ()


def test_what_is_missing_is_told_for_each_snippet_that_never_held(
    summary: Change, recorded: Evidence
) -> None:
    """It was never run, or was without success; the reason of a stale run is no longer true."""
    failed = {"result": Result.NOT_REPRODUCED, "agreed": 0, "reason": "it ended well"}
    only = on(recorded, failed).model_copy(update={"runs": (on(recorded, failed).runs[0],)})
    gaps = {one.brief.id: one.gaps for one in summary(only).below}[GRID]
    stale = on(only, {"sha256": "0" * 64})
    old = {one.brief.id: one.gaps for one in summary(stale).below}[GRID]

    assert [(one.file, one.where) for one in gaps] == [("reproduce.sh", "host"), ("fix.sh", "")]
    assert gaps[0].why.endswith(": it ended well")
    assert gaps[1].why == "never run; it needs host"
    assert "it ended well" not in old[0].why


def test_a_snippet_that_held_somewhere_lacks_nothing(summary: Change, recorded: Evidence) -> None:
    """Wherever else it failed; an entry that was executed is not listed."""
    failed = {"result": Result.NOT_REPRODUCED, "agreed": 0}

    assert GRID not in {one.brief.id for one in summary(recorded, on(recorded, failed)).below}
    assert GRID in {one.brief.id for one in summary(on(recorded, failed)).below}
