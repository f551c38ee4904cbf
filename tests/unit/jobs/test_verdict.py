"""What is said of a job beside its first sentence: how much earlier, and the same as data."""

import pytest

from faultdex.jobs.ranking import Job, job_of
from faultdex.jobs.summary import OWN, FailureEvent, LogSummary
from faultdex.jobs.timestamps import stamp_of
from faultdex.jobs.verdict import as_data, verdict
from faultdex.model.answer import Match

OOM = Match("oom", "Out of memory", "https://x/oom/", 0.98, "root", 9, "CUDA out of memory.")
ASSERT = Match("assert", "Assert", "https://x/assert/", 0.98, "root", 7, "an assert failed")
BUG = Match("", "", "", 0, OWN, 0, "ValueError: no label")


def job(*marks: tuple[Match, str]) -> Job:
    """Return the job of ranks, each with a failure and the time of its line."""
    summaries = [
        LogSummary(
            f"rank{rank}.log",
            (FailureEvent(match, stamp=stamp_of(f"{time} x") if time else None),),
        )
        for rank, (match, time) in enumerate(marks)
    ]
    return job_of(summaries, {})


@pytest.mark.parametrize(
    ("later", "says"),
    [
        ("12:00:00.250", "250 ms"),
        ("12:00:01", "1 s"),
        ("12:01:59", "119 s"),
        ("12:02:00", "2 min"),
        ("13:59:59", "120 min"),
        ("14:00:00", "2 h"),
        ("21:00:00", "9 h"),
    ],
)
def test_how_much_earlier_the_first_failure_was_is_told(later: str, says: str) -> None:
    """In one unit, which fits."""
    done = job((ASSERT, f"2026-11-20 {later}"), (OOM, "2026-11-20 12:00:00"))

    assert dict(verdict(done).notes)["when"] == (
        f"2026-11-20 12:00:00, {says} before any other log names a failure"
    )


def test_an_earlier_time_of_what_did_not_fail_first_is_told() -> None:
    """Kind comes before clock, and the reader sees that they disagree."""
    waits = Match("peer", "Peer", "https://x/peer/", 0.8, "symptom", 4, "closed by peer [1]")
    done = job((waits, "2026-11-20 11:59:50"), (OOM, "2026-11-20 12:00:00"))

    assert dict(verdict(done).notes)["when"] == (
        "2026-11-20 12:00:00;"
        " 1 log is earlier by up to 10 s: clocks differ, or that was no failure yet"
    )


def test_times_that_cannot_be_compared_are_told_alone() -> None:
    """A clock without a day is before nothing."""
    waits = Match("peer", "Peer", "https://x/peer/", 0.8, "symptom", 4, "closed by peer [1]")
    done = job((waits, "11:59:50"), (OOM, "2026-11-20 12:00:00"))

    assert dict(verdict(done).notes)["when"] == "2026-11-20 12:00:00"


def test_the_first_failure_is_data_too() -> None:
    """With null for what nothing tells."""
    known = as_data(job((ASSERT, "2026-11-20 12:00:01"), (OOM, "2026-11-20 12:00:00")))
    bare = as_data(job((BUG, "")))

    assert known["first"] == {
        "file": "rank1.log", "speaker": "rank 1", "line": 9, "time": "2026-11-20 12:00:00",
        "id": "oom", "title": "Out of memory", "url": "https://x/oom/", "rank": "root",
        "text": "CUDA out of memory.",
    }  # fmt: skip
    assert known["decided_by"] == "time"
    first = bare["failures"][0] if isinstance(bare["failures"], list) else {}
    assert {first[name] for name in ("line", "time", "id", "url")} == {None}
    assert (first["logs"], first["files"]) == (1, ["rank0.log"])
