"""Hold the ranks that ended too early to the reports of all launchers."""

from dataclasses import replace

import pytest

from faultdex.jobs.ended_early import ended_early
from faultdex.jobs.ranking import job_of
from faultdex.jobs.summary import FailureEvent, LogSummary, RankEnd
from faultdex.model.answer import Match

LOST = Match("peer", "", "", 0.8, "symptom", 4, "Connection closed by peer [1]")
CAUSE = Match("oom", "", "", 0.98, "root", 9, "CUDA out of memory.")
ENDS = (RankEnd(1, 11, 1), RankEnd(2, 12, -15))


def node(
    name: str, first: int, *matches: Match | None, ends: tuple[RankEnd, ...]
) -> list[LogSummary]:
    """Return the logs of the ranks of a node, and of its launcher."""
    ranks = (
        LogSummary(
            f"{name}/logs/none_a/attempt_0/{local}/stderr.log",
            (FailureEvent(match),) if match else (),
            speaker=f"rank {first + local}",
        )
        for local, match in enumerate(matches)
    )
    return [LogSummary(f"{name}/launcher.log", ends=ends, stopped=(12,)), *ranks]


def found(*every: LogSummary) -> frozenset[int]:
    """Return the ranks that ended too early."""
    return ended_early(job_of(every, {}), every)


def test_a_rank_that_no_launcher_reports_ended_too_early() -> None:
    """The others failed, or were stopped."""
    assert found(*node("a", 0, None, LOST, LOST, ends=ENDS)) == {0}


def test_ranks_of_several_nodes_are_counted_through() -> None:
    """Each node has a launcher of its own."""
    one = node("a", 0, LOST, LOST, ends=(RankEnd(0, 10, 1), RankEnd(1, 11, 1), RankEnd(9, 12, 1)))
    other = node("b", 2, None, LOST, ends=(RankEnd(3, 12, 1),))

    assert found(*one, *other) == {2}


@pytest.mark.parametrize(
    "every",
    [
        node("a", 0, None, LOST, CAUSE, ends=ENDS),
        node("a", 0, LOST, LOST, LOST, ends=()),
        node("a", 0, None, LOST, LOST, ends=ENDS) + node("b", 3, LOST, ends=()),
        [
            replace(one, speaker="") if "/0/" in one.name else one
            for one in node("a", 0, None, LOST, LOST, ends=ENDS)
        ],
        [replace(one, stopped=(77,)) for one in node("a", 0, None, LOST, LOST, ends=ENDS)],
    ],
    ids=["a cause", "no report", "a launcher without", "a rank is not known", "not all told"],
)
def test_nobody_is_accused_where_a_report_may_lack_a_rank(every: list[LogSummary]) -> None:
    """Older releases of torch report none of those that they stopped."""
    assert found(*every) == frozenset()


def test_a_launcher_of_a_healthy_job_accuses_nobody() -> None:
    """All ranks end without an error."""
    assert found(*node("a", 0, None, None, ends=())) == frozenset()
