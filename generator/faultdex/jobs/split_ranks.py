"""Turn one log in which several ranks speak into what each says, and the job that they are.

A rank speaks where the line itself names it, by the rules that both readers share.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import inf

from faultdex.jobs.extract import Lines, Reader
from faultdex.jobs.inputs import Explained, Inputs
from faultdex.jobs.ranking import LOCAL, NOBODY, Job, job_of
from faultdex.jobs.summary import OWN, FailureEvent, LogSummary, redact_summary
from faultdex.logs.buffer import LogBuffer
from faultdex.match.explain import MatchSession
from faultdex.match.ranking import called
from faultdex.model.answer import Answer, redact_answer
from faultdex.pack.read import Pack

MOST = 1024
_LABEL = re.compile(rb"\d{1,5}: ")
# The group holds the rank where nothing can stand before it; else the line is normalized.
_TELLS = re.compile(
    rb"^\[rank(\d{1,5})\]"
    rb"|\[(?:rank|default)\d|<std(?:out|err|diag)>:|\brank=\d|\bRank \d{1,5}\]"
)
_ONLY = re.compile(rb"^\[rank(\d{1,5})\]|\[rank\d|\bRank \d{1,5}\]")
_BOTH = re.compile(rb"(?:(\d{1,5}): |\[default(\d{1,5})\]:? ?)\[rank(\d{1,5})\]")
_LABELLED = re.compile(_TELLS.pattern + rb"|^\d{1,5}: ")

Numbered = list[tuple[int, bytes]]


def split_ranks(pack: Pack, inputs: Inputs, buffer: LogBuffer, *, is_redacted: bool) -> Inputs:
    """Return `inputs`, which are one log, as the job of the ranks that speak in it.

    They stay as they are where that would tell no more: no line of a rank names a failure, or one
    rank alone names one, which an entry explains.
    """
    (one,) = inputs.every
    speakers = explain_ranks(pack, one.answer, buffer, is_redacted=is_redacted)
    return as_job(pack, inputs, speakers, is_ordered=buffer.is_whole)


def explain_ranks(
    pack: Pack, answer: Answer, buffer: LogBuffer, *, is_redacted: bool
) -> tuple[Explained, ...]:
    """Return what each of the ranks says that speak in one log; nothing where too few do."""
    reader = Reader.of(pack.index())
    lines_of = _by_speaker(buffer, reader)
    ranks = sorted(filter(None, lines_of), key=int)
    if not 1 < len(ranks) <= MOST:
        return ()
    every = [_explained(called(rank), lines_of[rank], answer, reader) for rank in ranks]
    # Who is silent at the end of a long log may have spoken before.
    speakers = [one for one in every if buffer.is_whole or _events(one)]
    speakers.sort(key=lambda one: min((event.match.line for event in _events(one)), default=inf))
    speakers += _stray(pack, _explained_unnamed(lines_of.get("", []), answer, reader), speakers)
    return tuple(map(_masked, speakers)) if is_redacted else tuple(speakers)


def as_job(
    pack: Pack, inputs: Inputs, speakers: Sequence[Explained], *, is_ordered: bool
) -> Inputs:
    """Return one log as the job of those who were heard in it, where that tells more."""
    if not speakers:
        return inputs
    job = job_of([one.summary for one in speakers if one.summary], pack.cards)
    if not _tells_more(job, speakers):
        return inputs
    is_counted = speakers[-1].name == NOBODY and not (job.culprit and job.culprit.name == NOBODY)
    noun, (log,) = "speaker" if is_counted else "rank", inputs.every
    job = replace(job, log=log.name, noun=noun, is_ordered=is_ordered)
    return replace(inputs, job=job, by_rank=tuple(speakers))


def _by_speaker(buffer: LogBuffer, reader: Reader) -> dict[str, Numbered]:
    """Return the lines of each rank, and under no name those that tell none."""
    first = buffer.first
    lines = buffer.data.split(b"\n") if first else []
    tells = (_ONLY if _is_local(lines) else _LABELLED if _is_labelled(lines) else _TELLS).search
    lines_of: dict[str, Numbered] = {}
    for number, line in enumerate(lines, first or 1):
        found = tells(line)
        speaker = (found[1] or _speaker(reader, line)) if found else ""
        lines_of.setdefault(speaker and str(int(speaker)), []).append((number, line))
    return lines_of


def _speaker(reader: Reader, line: bytes) -> str:
    parts = reader.normaliser.lines([(0, _text(line))])
    return next((part.speaker for part in parts if part.speaker), "")


def _is_local(lines: Sequence[bytes]) -> bool:
    """Tell whether the launcher counts nodes, or ranks on them, where torch counts all ranks."""
    both = (found.groups() for line in lines if (found := _BOTH.match(line)))
    return any(int(label or local) != int(rank) for label, local, rank in both)


def _is_labelled(lines: Sequence[bytes]) -> bool:
    """Tell whether bare numbers before the lines are ranks, as srun writes them, and no list's."""
    labels = [found[0] for line in lines if (found := _LABEL.match(line))]
    written = sum(map(bool, map(bytes.strip, lines)))
    return 2 * len(labels) > written and len(labels) >= 2 * len({*labels})


def _explained(name: str, numbered: Numbered, answer: Answer, reader: Reader) -> Explained:
    """Return what is found in the lines of one rank, and what the answer says is its own."""
    session = MatchSession(reader.index, reader.prefilter)
    session.take(_spaced(numbered))
    known = {match.id for match in session.matches}
    more = [one for one in answer.matches if one.speaker == name and one.id not in known]
    matches = tuple(replace(one, speaker="", speakers=()) for one in (*session.matches, *more))
    summary = _lines(numbered, reader).summary(name, matches)
    events = tuple(replace(event, speaker=name) for event in summary.events)
    return Explained(name, Answer(matches), replace(summary, events=events))


def _explained_unnamed(numbered: Numbered, answer: Answer, reader: Reader) -> Explained:
    """Return what the answer found in lines that name no rank; a launcher names local ones."""
    matches = tuple(one for one in answer.matches if not one.speaker)
    summary = _lines(numbered, reader).summary(NOBODY, matches)
    placed = ((event, event.speaker.startswith(LOCAL)) for event in summary.events)
    events = tuple(event if is_local else replace(event, speaker="") for event, is_local in placed)
    return Explained(NOBODY, Answer(matches), replace(summary, events=events))


def _lines(numbered: Numbered, reader: Reader) -> Lines:
    return Lines([line for _, line in numbered], [number for number, _ in numbered], reader)


def _spaced(numbered: Numbered) -> Iterator[tuple[int, str]]:
    """Yield the lines as text, and a blank one where others stand between."""
    last = 0
    for number, line in numbered:
        if number > last + 1:
            yield number - 1, ""
        yield number, _text(line)
        last = number


def _stray(pack: Pack, one: Explained, others: Sequence[Explained]) -> list[Explained]:
    """Return lines that name no rank as one more speaker, where they hold a failure of their own.

    The launcher repeats what ranks say, and its echoes and hints are none.
    """
    known = {event.key for other in others for event in _events(other)}
    events = [
        event
        for event in _events(one)
        if event.key not in known
        and event.match.role != "echo"
        and not event.is_of_others
        and getattr(pack.cards.get(event.match.id), "category", "") != "performance"
    ]
    summary = LogSummary(NOBODY, tuple(events))
    return [replace(one, summary=summary)] if events else []


def _tells_more(job: Job, speakers: Sequence[Explained]) -> bool:
    telling = [one for one in speakers if _events(one)]
    is_own = any(one.first.event.match.role == OWN for one in job.failures[:1])
    return any(one.name != NOBODY for one in telling) and (is_own or len(telling) > 1)


def _events(one: Explained) -> tuple[FailureEvent, ...]:
    return one.summary.events if one.summary else ()


def _masked(one: Explained) -> Explained:
    summary = one.summary and redact_summary(one.summary)
    return replace(one, answer=redact_answer(one.answer), summary=summary)


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace")
