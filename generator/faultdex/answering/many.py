"""Turn several inputs into their answers, and their logs into one job."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from shlex import quote

from faultdex.answering.one import UNREAD, explain_alone, explain_one
from faultdex.answering.options import Asked
from faultdex.hangs.evidence import is_evidence
from faultdex.jobs.extract import MARKS, Reader, voice_of
from faultdex.jobs.inputs import Explained, Inputs
from faultdex.jobs.ranking import job_of
from faultdex.jobs.split_jobs import told_apart
from faultdex.jobs.summary import redact_voice
from faultdex.logs.buffer import Kept
from faultdex.logs.discover import Gathered, gathered
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


def explain_found(pack: Pack, found: Gathered, asked: Asked) -> Inputs:
    """Return the answers to logs that were found, and to the job that they are."""
    if len(found.names) > MANY and sys.stderr.isatty():
        complain(f"reading {len(found.names):,} inputs")
    if len(found.names) == 1 and not found.lost:
        return explain_alone(pack, found.names[0], asked, is_folder=True)
    reader = Reader.of(pack.index())
    every = [_explained(pack, name, asked, reader) for name in found.names]
    lost = [Explained(name, UNREAD) for name in found.lost]
    voices = [one.voice for one in every if one.voice]
    job = job_of(voices, pack.cards) if len(voices) > 1 else None
    if job and found.is_folder:
        job = told_apart(job, voices, pack.cards)
    return Inputs((*lost, *every), job, found.is_folder)


def _explained(pack: Pack, name: str, asked: Asked, reader: Reader) -> Explained:
    kept = Kept()
    answer = explain_one(pack, name, max(asked.top, MARKS), kept)
    if answer is UNREAD:
        return Explained(name, UNREAD)
    voice = voice_of(name, kept, answer.matches, reader) if kept.log else None
    few = (answer.matches[: asked.top], answer.candidates[: asked.top])
    answer = replace(answer, matches=few[0], candidates=few[1])
    if not asked.redact:
        return Explained(name, answer, voice)
    return Explained(name, redact_answer(answer), voice and redact_voice(voice))
