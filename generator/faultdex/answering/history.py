"""Turn the digests of many jobs into what failed when, and on which nodes again and again.

DuckDB hands out the rows of one job at a time, so that only one is in memory, and counts.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeAlias

from faultdex.answering.many import explain_found
from faultdex.answering.options import ExplainOptions
from faultdex.answering.triage import Triage, judged
from faultdex.digests.collected import Digests, unpack
from faultdex.digests.merge import merged
from faultdex.digests.names import named_apart
from faultdex.digests.record import Record
from faultdex.digests.store import records_of
from faultdex.hangs.evidence import Evidence
from faultdex.jobs.ranking import Job
from faultdex.jobs.ranks import rank_in
from faultdex.jobs.summary import LogSummary, gist
from faultdex.logs.discover import Gathered
from faultdex.pack.read import Pack

# What DuckDB has no types for here: a connection.
Connection: TypeAlias = Any

# The columns of a digest, in their order.
_ROWS = """
    select job, node, name, changed, size, kind, complete, "check", entry, error, said
    from read_parquet($names) where job = $job
"""
_JOBS = "select job, max(changed) from read_parquet($names) group by job order by 2, 1"
_FAILURES = """
    select what, arg_min(job, ended), min(ended), arg_max(job, ended), max(ended),
        count(distinct job)
    from runs where what <> '' group by what order by 6 desc, 3, 1
"""
_NODES = """
    select node, count(distinct job), list(distinct what order by what), max(ended)
    from runs where what <> '' and node <> '' group by node order by 2 desc, 4 desc, 1
"""


@dataclass(frozen=True, slots=True)
class Run:
    """What became of one job: when its last file was changed, what failed, and on which nodes.

    `what` is the id of an entry or the text of an error with its numbers made 0; empty if nothing
    names a failure. `ended` counts nanoseconds since 1970, and `used` are all nodes of the job.
    """

    job: str
    ended: int
    what: str
    nodes: tuple[str, ...]
    says: str
    used: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FailureSeen:
    """One failure in all jobs: the first and the last job that it ended, and how many."""

    what: str
    first: str
    first_at: int
    last: str
    last_at: int
    jobs: int


@dataclass(frozen=True, slots=True)
class NodeFailed:
    """A node, and how many jobs failed on it first."""

    node: str
    jobs: int
    what: tuple[str, ...]
    last_at: int


@dataclass(frozen=True, slots=True)
class Change:
    """How the first job that failed after the last good one, `good`, differs from that one."""

    good: str
    job: str
    what: str
    added: tuple[str, ...]
    gone: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class History:
    """The jobs, oldest first, what failed most often first, and the nodes likewise."""

    runs: tuple[Run, ...]
    failures: tuple[FailureSeen, ...]
    nodes: tuple[NodeFailed, ...]

    @property
    def change(self) -> Change | None:
        """Return what is new since the last good job; nothing without one, or a later failure."""
        good = max((at for at, one in enumerate(self.runs) if not one.what), default=None)
        if good is None or not self.runs[good + 1 :]:
            return None
        before, after = self.runs[good : good + 2]
        added = tuple(sorted({*after.used} - {*before.used}))
        gone = tuple(sorted({*before.used} - {*after.used}))
        return Change(before.job, after.job, after.what, added, gone)


def history(pack: Pack, names: Sequence[str]) -> History:
    """Return what happened in the jobs of these digests, which can all be read."""
    duckdb = import_module("duckdb")
    with duckdb.connect() as base:
        runs = tuple(_runs(pack, base, list(names)))
        base.execute("create table runs (job text, node text, what text, ended bigint)")
        rows = [(one.job, node, one.what, one.ended) for one in runs for node in one.nodes or ("",)]
        if rows:
            base.executemany("insert into runs values (?, ?, ?, ?)", rows)
        failures = tuple(FailureSeen(*row) for row in base.execute(_FAILURES).fetchall())
        nodes = base.execute(_NODES).fetchall()
    every = (NodeFailed(node, jobs, tuple(what), last) for node, jobs, what, last in nodes)
    return History(runs, failures, tuple(every))


def _runs(pack: Pack, base: Connection, names: Sequence[str]) -> Iterator[Run]:
    """Yield the verdict on each job, the one that ended first before the others."""
    for job, ended in base.execute(_JOBS, {"names": names}).fetchall():
        rows = base.execute(_ROWS, {"names": names, "job": job}).fetchall()
        yield _run(pack, job, ended, merged(records_of(rows)))


def _run(pack: Pack, job: str, ended: int, records: Sequence[Record]) -> Run:
    evidence, options = Evidence(), ExplainOptions()
    filed = unpack(Digests([*records]), evidence)
    inputs = explain_found(pack, Gathered(), options, filed) if filed else None
    found = judged(pack, evidence, inputs, options)
    nodes = {one.origin.name: one.origin.node for one in named_apart(records)}
    what = _what(found)
    blamed = {nodes.get(name, "") for name in _files(found, evidence)} if what else set()
    used = {one.origin.node for one in records}
    return Run(job, ended, what, _named(blamed), found.lead.says, _named(used))


def _named(nodes: set[str]) -> tuple[str, ...]:
    return tuple(sorted(nodes - {""}))


def _what(found: Triage) -> str:
    """Return what failed; empty where nothing names a failure."""
    lead = found.lead
    if found.kind != "logs" or not found.inputs:
        return lead.entry if lead.ranks or lead.suspects else ""
    if found.inputs.job:
        return _first_of(found.inputs.job)
    return lead.entry or next((gist(text) for label, text in lead.notes if label == "error"), "")


def _first_of(job: Job) -> str:
    failures = [one.first.event for one in job.failures[:1]]
    return next((one.match.id or gist(one.match.text) for one in failures), "")


def _files(found: Triage, evidence: Evidence) -> Iterator[str]:
    """Yield the names of the files of those that failed first; none where nothing decides."""
    lead, inputs = found.lead, found.inputs
    if found.kind == "kernel":
        yield from (one.file for one in found.nodes.faults[:1])
        return
    if found.kind != "logs" or not inputs:
        yield from (one.name for one in evidence.dumps if one.rank in lead.ranks)
        yield from (one.name for one in evidence.stacks if one.rank in lead.ranks)
        return
    job = inputs.job
    if not job or job.log:
        yield from (one.name for one in inputs.every[:1] if not job or job.culprit or lead.ranks)
        return
    summaries = [one.summary for one in inputs.every if one.summary]
    named = [one.name for one in summaries if _rank(job, one) in lead.ranks]
    yield from named or ([job.culprit.name] if job.culprit else [])


def _rank(job: Job, one: LogSummary) -> int | None:
    return rank_in(one.speaker or job.speaker(one.name))
