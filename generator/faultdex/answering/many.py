"""Turn several inputs into their answers, and their logs into one job."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from shlex import quote

from faultdex.answering.one import UNREAD, explain_alone, explain_one
from faultdex.answering.options import Asked
from faultdex.digests.record import Heard, LogFacts
from faultdex.hangs.evidence import is_evidence
from faultdex.jobs.extract import MARKS, Reader, voice_of
from faultdex.jobs.inputs import Explained, Inputs
from faultdex.jobs.kernel_log import node_of
from faultdex.jobs.ranking import job_of
from faultdex.jobs.split_jobs import told_apart
from faultdex.jobs.split_ranks import as_job
from faultdex.jobs.summary import redact_voice
from faultdex.logs.buffer import Kept
from faultdex.logs.discover import Gathered, gathered, natural
from faultdex.logs.pool import each
from faultdex.model.answer import redact_answer
from faultdex.pack.read import Pack
from faultdex.terminal import complain

MANY, TRIED = 1000, 8


def explain_many(pack: Pack, names: Sequence[str], asked: Asked) -> Inputs:
    """Return the answers to the names, a folder's logs in its place, and to the job they are."""
    found = gathered(names, lambda name: bool(pack.find(name)))
    if any(map(is_evidence, found.left_out[:TRIED])):
        complain(f"this holds dumps of the flight recorder; run: faultdex triage {quote(names[0])}")
    return explain_found(pack, found, asked)


def explain_found(
    pack: Pack, found: Gathered, asked: Asked, filed: Sequence[LogFacts] = ()
) -> Inputs:
    """Return the answers to logs that were found or digested, and to the job that they are."""
    if len(found.names) > MANY and sys.stderr.isatty():
        complain(f"reading {len(found.names):,} inputs")
    if len(found.names) + len(filed) == 1 and not found.lost:
        return _alone(pack, found, asked, filed)
    reader = Reader.of(pack.index())
    every = [*each(lambda name: _explained(pack, name, asked, reader), found.names)]
    if filed:
        every += map(_filed, filed)
        every.sort(key=lambda one: natural(one.name))
    lost = [Explained(name, UNREAD) for name in found.lost]
    voices = [one.voice for one in every if one.voice]
    job = job_of(voices, pack.cards) if len(voices) > 1 else None
    is_folder = found.is_folder or any(one.in_folder for one in filed)
    if job and is_folder:
        job = told_apart(job, voices, pack.cards)
    return Inputs((*lost, *every), job, is_folder)


def _alone(pack: Pack, found: Gathered, asked: Asked, filed: Sequence[LogFacts]) -> Inputs:
    """Return the answer to the only log."""
    if not filed:
        return explain_alone(pack, found.names[0], asked, is_folder=True)
    (one,) = filed
    heard = tuple(map(_heard, one.ranks))
    inputs = Inputs((replace(_filed(one), voice=None),), is_folder=True)
    return as_job(pack, inputs, heard, is_ordered=one.is_whole)


def _explained(pack: Pack, name: str, asked: Asked, reader: Reader) -> Explained:
    return heard_one(pack, name, asked, reader)[0]


def heard_one(pack: Pack, name: str, asked: Asked, reader: Reader) -> tuple[Explained, Kept]:
    """Return the answer to a log and what it says among others, and what was kept of it."""
    kept = Kept()
    answer = explain_one(pack, name, max(asked.top, MARKS), kept)
    if answer is UNREAD:
        return Explained(name, UNREAD), kept
    node = node_of(name, kept.data) if kept.log else ""
    voice = voice_of(name, kept, answer.matches, reader) if kept.log and not node else None
    few = (answer.matches[: asked.top], answer.candidates[: asked.top])
    answer = replace(answer, matches=few[0], candidates=few[1])
    if asked.redact:
        answer, voice = redact_answer(answer), voice and redact_voice(voice)
    return Explained(name, answer, voice, node=node), kept


def _filed(one: LogFacts) -> Explained:
    """Return the answer to a log that a digest has."""
    return _heard(one.heard) if one.is_read else Explained(one.heard.name, UNREAD)


def _heard(one: Heard) -> Explained:
    return Explained(one.name, one.answer, one.voice, node=one.node)
