"""Turn several inputs into their answers, and their logs into one job."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from shlex import quote

from faultdex.answering.one import UNREAD, explain_alone, explain_one
from faultdex.answering.options import ExplainOptions
from faultdex.digests.record import Heard, LogFacts
from faultdex.hangs.evidence import is_evidence
from faultdex.jobs.extract import MARKS, Reader, summary_of
from faultdex.jobs.inputs import Explained, Inputs
from faultdex.jobs.kernel_log import node_of
from faultdex.jobs.local_ranks import with_ranks
from faultdex.jobs.ranking import job_of
from faultdex.jobs.split_jobs import split_jobs
from faultdex.jobs.split_ranks import as_job
from faultdex.jobs.summary import redact_summary
from faultdex.logs.buffer import LogBuffer
from faultdex.logs.discover import Gathered, gathered, natural
from faultdex.logs.pool import each
from faultdex.model.answer import redact_answer
from faultdex.pack.read import Pack
from faultdex.terminal import complain

MANY, TRIED = 1000, 8


def explain_many(pack: Pack, names: Sequence[str], options: ExplainOptions) -> Inputs:
    """Return the answers to the names, a folder's logs in its place, and to the job they are."""
    found = gathered(names, lambda name: bool(pack.find(name)))
    if any(map(is_evidence, found.left_out[:TRIED])):
        complain(f"this holds dumps of the flight recorder; run: faultdex triage {quote(names[0])}")
    return explain_found(pack, found, options)


def explain_found(
    pack: Pack, found: Gathered, options: ExplainOptions, filed: Sequence[LogFacts] = ()
) -> Inputs:
    """Return the answers to logs that were found or digested, and to the job that they are."""
    if len(found.names) > MANY and sys.stderr.isatty():
        complain(f"reading {len(found.names):,} inputs")
    if len(found.names) + len(filed) == 1 and not found.lost:
        return _alone(pack, found, options, filed)
    reader = Reader.of(pack.index())
    every = [*each(lambda name: _explained(pack, name, options, reader), found.names)]
    if filed:
        every += map(_filed, filed)
        every.sort(key=lambda one: natural(one.name))
    every = _with_ranks(every)
    lost = [Explained(name, UNREAD) for name in found.lost]
    summaries = [one.summary for one in every if one.summary]
    job = job_of(summaries, pack.cards) if len(summaries) > 1 else None
    is_folder = found.is_folder or any(one.in_folder for one in filed)
    if job and is_folder:
        job = split_jobs(job, summaries, pack.cards)
    return Inputs((*lost, *every), job, is_folder)


def _with_ranks(every: Sequence[Explained]) -> list[Explained]:
    """Return the answers with the rank that each log is of, where others tell it."""
    known = iter(with_ranks([one.summary for one in every if one.summary]))
    return [replace(one, summary=next(known)) if one.summary else one for one in every]


def _alone(
    pack: Pack, found: Gathered, options: ExplainOptions, filed: Sequence[LogFacts]
) -> Inputs:
    """Return the answer to the only log."""
    if not filed:
        return explain_alone(pack, found.names[0], options, is_folder=True)
    (one,) = filed
    heard = tuple(map(_heard, one.ranks))
    inputs = Inputs((replace(_filed(one), summary=None),), is_folder=True)
    return as_job(pack, inputs, heard, is_ordered=one.is_whole)


def _explained(pack: Pack, name: str, options: ExplainOptions, reader: Reader) -> Explained:
    return explain_log(pack, name, options, reader)[0]


def explain_log(
    pack: Pack, name: str, options: ExplainOptions, reader: Reader
) -> tuple[Explained, LogBuffer]:
    """Return the answer to a log and what it says among others, and what was kept of it."""
    buffer = LogBuffer()
    answer = explain_one(pack, name, max(options.top, MARKS), buffer)
    if answer is UNREAD:
        return Explained(name, UNREAD), buffer
    node = node_of(name, buffer.data) if buffer.log else ""
    summary = summary_of(name, buffer, answer.matches, reader) if buffer.log and not node else None
    few = (answer.matches[: options.top], answer.candidates[: options.top])
    answer = replace(answer, matches=few[0], candidates=few[1])
    if options.redact:
        answer, summary = redact_answer(answer), summary and redact_summary(summary)
    return Explained(name, answer, summary, node=node), buffer


def _filed(one: LogFacts) -> Explained:
    """Return the answer to a log that a digest has."""
    return _heard(one.heard) if one.is_read else Explained(one.heard.name, UNREAD)


def _heard(one: Heard) -> Explained:
    return Explained(one.name, one.answer, one.summary, node=one.node)
