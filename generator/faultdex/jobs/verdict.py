"""Turn a job into the sentences that say what failed first, and what the other logs only echo."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from shlex import quote

from faultdex.jobs.phrases import NAMED, begun, counted, few, joined, share
from faultdex.jobs.ranking import (
    CAUSE,
    ECHO,
    NOBODY,
    OTHERS,
    SIGN,
    Failure,
    Job,
    Occurrence,
    rivals_of,
)
from faultdex.jobs.ranks import attempt_of
from faultdex.jobs.timestamps import Stamp, times_of

ECHOES = (OTHERS, ECHO)
CHECK = "which-rank-failed-first"
_HOW = {
    "time": "by the times in the {} it was the first to name one; clocks of nodes may differ",
    "count": "fewer {}s name it than any other failure of its kind",
}
_AFTER = "its last time before the error is earlier than those of the others; clocks may differ"
_ALONE = {
    CAUSE: "no other cause that is known here stands in the {}",
    SIGN: "all other errors in the {} are about other ranks",
}
_RARE = "the other failures of its kind are named by most {}s, and tell no rank from the others"
_SAME = "all failures of its kind are of one process"
_JOBS = "These logs are of {:,} jobs of Slurm, and what failed first is told of one job at a time."
_ATTEMPT = "{} of {}, counted from 0; the last one may have ended for another reason"
_LOOK = "the kernel log of the nodes (Xid, out of memory) and the scheduler's record of the job"
_SHARED = "what they share, such as code, data, a version or a setting"
_EARLIER = "earlier by up to {}: clocks differ, or that was no failure yet"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is said of a job: one sentence, and labelled notes."""

    says: str
    notes: tuple[tuple[str, str], ...]


def verdict(job: Job) -> Verdict:
    """Return what is said of `job`; nothing of it is made safe to be shown."""
    says, *notes = _sentences(job)
    place = (("folder", job.folder),) if job.folder else ()
    return Verdict(says[1], (*notes, *place))


def _sentences(job: Job) -> Iterator[tuple[str, str]]:
    """Yield the sentence, and what is to be noted beside it."""
    lead = job.failures[0] if job.failures else None
    if not lead:
        none = f"None of {counted(job.logs, job.noun)} names a failure that is known here."
        yield "job", none if job.logs else "All logs are empty."
        yield "try", "The whole logs, from their first lines on, of every rank and of the launcher."
    elif job.parts:
        yield from _several_jobs(job)
    elif job.jobs > 1:
        yield "job", _JOBS.format(job.jobs)
        yield "try", "faultdex explain with the names of the logs of one job"
    elif job.culprit:
        yield from _blamed(job, job.culprit)
    elif lead.tier in ECHOES:
        yield from _echoed(job)
    elif lead.is_common or len(lead.occurrences) == job.logs:
        yield from _shared(job, lead)
    else:
        yield from _open(job, lead)


def _several_jobs(job: Job) -> Iterator[tuple[str, str]]:
    """Yield what is said of each of several jobs whose logs lie side by side."""
    folders = [folder for folder, _ in job.parts]
    named = few(folders) if folders[NAMED:] else joined(folders)
    seem = f"These logs seem to be of {len(folders):,} jobs"
    yield "job", f"{seem}, because {named} hold logs of the same ranks."
    for number, (folder, part) in enumerate(job.parts[:NAMED], 1):
        outcome = verdict(part)
        yield f"job {number}", f"{folder}: {outcome.says}"
        yield from (note for note in outcome.notes if note[0] == "error")
    yield "try", f"faultdex explain {quote(folders[0])}"
    yield "one job?", "name its logs instead of their folder, and they are told as one"


def as_data(job: Job) -> dict[str, object]:
    """Return the job as plain data, in the order of the contract."""
    outcome = verdict(job)
    return {
        "says": outcome.says,
        "logs": job.logs,
        "first": _first(job, job.culprit) if job.culprit else None,
        "decided_by": job.how if job.culprit else None,
        "failures": [_failure(job, one) for one in job.failures],
        "silent": [summary.name for summary in job.silent],
        "behind": [work.rank for work in job.behind],
        "jobs": [{"folder": folder, **as_data(part)} for folder, part in job.parts],
    }


def _failure(job: Job, one: Failure) -> dict[str, object]:
    names = [job.log] if job.log else [occurrence.name for occurrence in one.occurrences]
    return {**_first(job, one.first), "logs": len(one.occurrences), "files": names[:NAMED]}


def _first(job: Job, occurrence: Occurrence) -> dict[str, object]:
    event, match = occurrence.event, occurrence.event.match
    return {
        "file": job.log or occurrence.name,
        "speaker": job.speaker(occurrence.name, event) or None,
        "line": match.line or None,
        "time": event.stamp.shown if event.stamp and not event.is_after else None,
        "id": match.id or None,
        "title": event.title,
        "url": match.url or None,
        "rank": match.role,
        "text": match.text,
    }


def _blamed(job: Job, occurrence: Occurrence) -> Iterator[tuple[str, str]]:
    others = _others(job)
    yield "job", f"{_who(job, occurrence, others)}; {others or _mute(job)}."
    yield "error", occurrence.event.title
    if others:
        yield "because", _because(job, occurrence)
    if job.attempts > 1:
        yield "attempt", _ATTEMPT.format(attempt_of(occurrence.name), job.attempts)
    if occurrence.event.stamp:
        after = "after " if occurrence.event.is_after else ""
        yield "when", f"{after}{_time(job, occurrence.event.stamp, occurrence)}"


def _who(job: Job, occurrence: Occurrence, others: str) -> str:
    """Return who failed first, and where that stands."""
    speaker, place = job.speaker(occurrence.name, occurrence.event), job.short(occurrence.name)
    line = f"line {occurrence.event.match.line:,}" if occurrence.event.match.line else ""
    at = f"at {line}" if line else "near its end"
    if place == NOBODY and not speaker:
        return f"The first failure stands at {line}, which names no rank"
    what = "failed first" if speaker or others else "names a failure"
    if not speaker:
        return f"{place} {what}, {at}"
    return f"{begun(speaker)} {what}, {at if job.log else f'in {place} {at}'}"


def _where(job: Job) -> str:
    return "log" if job.log else "logs"


def _rest(job: Job) -> str:
    """Return how those are called who did not fail first, before their number."""
    return "the" if job.culprit and job.culprit.name == NOBODY else "the other"


def _because(job: Job, occurrence: Occurrence) -> str:
    """Return what put the first failure before the others of its attempt."""
    if job.how in _HOW:
        reason = _HOW[job.how].format(_where(job) if job.how == "time" else job.noun)
        return _AFTER if job.how == "time" and occurrence.event.is_after else reason
    lead, *others = job.failures
    if rivals_of(lead, others):
        return _SAME
    near = [one for one in others if one.tier < OTHERS]
    if any((one.attempt, one.tier) == (lead.attempt, lead.tier) for one in near):
        return _RARE.format(job.noun)
    is_later = any(one.attempt > lead.attempt for one in near)
    return _ALONE[lead.tier].format("logs of its attempt" if is_later else _where(job))


def _mute(job: Job) -> str:
    others = job.logs - 1
    named = f"{job.noun} names" if others == 1 else f"{counted(others, job.noun)} name"
    return f"{_rest(job)} {named} no failure" if others else f"all other {job.noun}s are empty"


def _others(job: Job) -> str:
    """Return what the other logs hold; nothing where they name no failure."""
    others = job.logs - 1
    echoes = _echoes(job)
    again = len(job.failures[0].occurrences) - 1
    more = sum(len(one.occurrences) for one in job.failures[1:] if one.tier < OTHERS)
    mute = others - echoes - again - more
    if mute == others:
        return ""
    # What waits in a later attempt is no echo of this failure.
    echo = (
        ("echoes it", "echo it")
        if job.attempts == 1
        else ("speaks of other ranks", "speak of other ranks")
    )
    parts = (
        (echoes, *(f"only {word}" for word in echo)),
        (again, "names the same failure", "name the same failure"),
        (more, "names another failure", "name another failure"),
        (mute, "names no failure", "name no failure"),
    )
    groups = [(n, one if n == 1 else many) for n, one, many in parts if n]
    number = job.noun if others == 1 else counted(others, job.noun)
    if len(groups) == 1:
        return f"{_rest(job)} {number} {groups[0][1]}"
    return f"of {_rest(job)} {number}, {joined(f'{n:,} {words}' for n, words in groups)}"


def _time(job: Job, stamp: Stamp, occurrence: Occurrence | None = None) -> str:
    again = occurrence and (occurrence.event.key, occurrence.event.stamp)
    others = (
        one.event
        for failure in job.failures
        for one in failure.occurrences
        if one is not occurrence and (one.event.key, one.event.stamp) != again
    )
    return f"{stamp.shown}{_gap(job, stamp, [event.stamp for event in others])}"


def _gap(job: Job, stamp: Stamp, others: Sequence[Stamp | None]) -> str:
    at, *rest = times_of([stamp, *others]).values() or (0,)
    if not rest:
        return ""
    before = sum(one < at for one in rest)
    if before:
        span = _EARLIER.format(_span(at - min(rest)))
        return f"; {counted(before, job.noun)} {'is' if before == 1 else 'are'} {span}"
    if at == min(rest):
        return f", the time of another {job.noun}'s failure too"
    return f", {_span(min(rest) - at)} before any other {job.noun} names a failure"


def _span(seconds: float) -> str:
    for limit, unit, size in ((1, "ms", 0.001), (120, "s", 1), (7200, "min", 60)):
        if seconds < limit:
            return f"{seconds / size:.0f} {unit}"
    return f"{seconds / 3600:.0f} h"


def _shared(job: Job, lead: Failure) -> Iterator[tuple[str, str]]:
    count = begun(share(len(lead.occurrences), job.logs, job.noun))
    yield "job", f"{count} name the same failure, so no one rank failed first."
    yield "error", lead.first.event.title
    yield "look at", _SHARED
    if lead.is_timed:
        first = lead.first
        who = job.speaker(first.name, first.event) or job.short(first.name)
        yield "earliest", f"{who}, by the times in the {_where(job)}"
    elif job.is_ordered:
        yield _uppermost(job, lead.occurrences)


def _open(job: Job, lead: Failure) -> Iterator[tuple[str, str]]:
    rivals = [occurrence for one in rivals_of(lead, job.failures) for occurrence in one.occurrences]
    count = begun(share(len(rivals), job.logs, job.noun))
    what = "a cause" if lead.tier == CAUSE else "an error that is not about other ranks"
    what = "the same failure" if rivals == [*lead.occurrences] and rivals[1:] else what
    yield "job", f"{count} name {what}, and which failed first is not known."
    yield "because", f"no time in the {_where(job)} tells them apart"
    if job.is_ordered:
        yield _uppermost(job, rivals)


def _uppermost(job: Job, occurrences: Sequence[Occurrence]) -> tuple[str, str]:
    """Return who of several speaks first in the one log."""
    first = min(occurrences, key=lambda one: one.event.match.line)
    who = job.speaker(first.name, first.event) or first.name
    line = f"line {first.event.match.line:,}"
    return "earliest", f"{who}, by its place in the log ({line}); ranks may print out of order"


def _echoed(job: Job) -> Iterator[tuple[str, str]]:
    behind = [f"rank {one.rank}" for one in job.behind]
    silent = [one.speaker or job.speaker(one.name) or job.short(one.name) for one in job.silent]
    count = _echoes(job)
    speak = "speaks" if count == 1 else "speak"
    only = f"{share(count, job.logs, job.noun)} only {speak} of other ranks"
    if behind:
        yield "job", f"{_whoever(behind)} may have failed first, because it is behind; {only}."
    elif silent:
        yield "job", f"{_whoever(silent)} may have failed first, without a word; {only}."
    else:
        yield "job", f"No {job.noun} says what failed first: {only}."
    yield from _suspects(job)
    yield "look at", _LOOK


def _echoes(job: Job) -> int:
    return sum(len(one.occurrences) for one in job.failures if one.tier in ECHOES)


def _whoever(names: Sequence[str]) -> str:
    """Return who is meant, at the beginning of a sentence."""
    return begun(names[0]) if len(names) == 1 else f"One of {len(names):,} ranks ({few(names)})"


def _suspects(job: Job) -> Iterator[tuple[str, str]]:
    for one in job.behind[:NAMED]:
        counts = f"enqueued {one.enqueued:,} collectives of {one.group}, most others {job.ahead:,}"
        yield f"rank {one.rank}", counts
    for summary in job.silent[:NAMED]:
        last = f"; its last time is {_time(job, summary.last)}" if summary.last else ""
        what = "is empty" if summary.is_empty else "names no failure"
        yield "silent", f"{job.short(summary.name)} {what}{last}"
        if summary.end:
            yield "ends in", summary.end
