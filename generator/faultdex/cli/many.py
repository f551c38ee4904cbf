"""Turn several inputs into their answers, and their logs into one job."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from faultdex.cli.asked import Asked
from faultdex.cli.explained import Explained, Inputs
from faultdex.cli.gather import gathered
from faultdex.cli.job import job_of
from faultdex.cli.pack import Pack
from faultdex.cli.redact import redact, redact_answer, redact_match
from faultdex.cli.single import UNREAD, explain_one
from faultdex.cli.terminal import complain
from faultdex.cli.voice import Voice
from faultdex.cli.witness import MARKS, Reader, Witness
from faultdex.match.explain import Reading
from faultdex.match.gate import Gate
from faultdex.match.normalise import Normaliser

KNOWN, MANY = 1024, 1000


def explain_many(pack: Pack, names: Sequence[str], asked: Asked) -> Inputs:
    """Return the answers to the names, a folder's logs in its place, and to the job they are."""
    found = gathered(pack, names)
    if len(found.names) > MANY and sys.stderr.isatty():
        complain(f"reading {len(found.names):,} inputs")
    index = pack.index()
    gate = Gate(index.patterns)

    @lru_cache(KNOWN)
    def is_known(text: str) -> bool:
        reading = Reading(index, gate)
        reading.read([text])
        return bool(reading.hits)

    reader = Reader(Normaliser(index.dress), is_known)
    every = [_explained(pack, name, asked, reader) for name in found.names]
    lost = [Explained(name, UNREAD) for name in found.lost]
    voices = [one.voice for one in every if one.voice]
    job = job_of(voices, pack.cards) if len(voices) > 1 else None
    return Inputs((*lost, *every), job, found.is_folder)


def _explained(pack: Pack, name: str, asked: Asked, reader: Reader) -> Explained:
    witness = Witness()
    answer = explain_one(pack, name, max(asked.top, MARKS), witness)
    if answer is UNREAD:
        return Explained(name, UNREAD)
    voice = witness.voice(name, answer.matches, reader) if witness.is_log else None
    few = (answer.matches[: asked.top], answer.candidates[: asked.top])
    answer = replace(answer, matches=few[0], candidates=few[1])
    if not asked.redact:
        return Explained(name, answer, voice)
    return Explained(name, redact_answer(answer), voice and _masked(voice))


def _masked(voice: Voice) -> Voice:
    marks = (replace(mark, match=redact_match(mark.match)) for mark in voice.marks)
    return replace(voice, marks=tuple(marks), end=redact(voice.end))
