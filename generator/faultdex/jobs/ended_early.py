"""Find the ranks that ended without an error while the others still needed them.

A launcher reports each of its ranks that ended with an error, those that it stopped itself too. So
a rank that no launcher reports, of a job in which the others failed, ended before them, and well.
"""

from collections.abc import Sequence

from faultdex.jobs.local_ranks import launcher_of
from faultdex.jobs.ranking import OTHERS, Job
from faultdex.jobs.ranks import rank_in
from faultdex.jobs.summary import LogSummary


def ended_early(job: Job, summaries: Sequence[LogSummary]) -> frozenset[int]:
    """Return the ranks that ended too early; none where another failure is known.

    Nor are any returned where a launcher did not report its ranks, or a rank is not known.
    """
    if not job.failures or job.failures[0].tier < OTHERS or job.attempts > 1:
        return frozenset()
    launchers = {launcher_of(one.name) for one in summaries} - {""}
    reports = [one for one in summaries if one.ends]
    every = {rank_in(one.speaker) for one in summaries if launcher_of(one.name)}
    if (
        not reports
        or len(reports) != len(launchers)
        or None in every
        or not all(map(_is_full, reports))
    ):
        return frozenset()
    failed = {end.rank for one in reports for end in one.ends}
    return frozenset(one for one in every - failed if one is not None)


def _is_full(report: LogSummary) -> bool:
    """Tell whether a report holds what the launcher stopped, too; older releases left that out."""
    return {*report.stopped} <= {end.pid for end in report.ends}
