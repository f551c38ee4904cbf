"""Turn the answers to the logs of a job into what is told in full, and what in a row."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from faultdex.jobs.inputs import Explained, Inputs
from faultdex.jobs.ranking import ECHO, HINT, OTHERS, Failure, Job
from faultdex.jobs.summary import OWN
from faultdex.model.answer import Answer, Known, Match

FULL = 5
_KINDS = {
    OTHERS: "speaks of other ranks",
    HINT: "a matter of speed",
    ECHO: "echo of another failure",
}


@dataclass(frozen=True, slots=True)
class Section:
    """One answer in full, and the logs that it is the answer to; `own` is no entry's error."""

    names: tuple[str, ...]
    answer: Answer
    own: Match | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """Logs of which one line is enough."""

    names: tuple[str, ...]
    title: str
    kind: str = ""
    url: str = ""


@dataclass(frozen=True, slots=True)
class Deduped:
    """What is told of the inputs of a job; `beside` holds those that are no logs.

    `rest` is what the answer to the one log in which a job speaks names beside all that, and
    `known` the messages of libraries in logs that are not told in full, with these logs.
    """

    sections: tuple[Section, ...]
    rows: tuple[Row, ...]
    beside: tuple[Explained, ...]
    rest: Answer
    known: tuple[tuple[tuple[str, ...], Known], ...] = ()


def dedupe(inputs: Inputs, job: Job) -> Deduped:
    """Return each answer once: in full where a log may have failed first, else in a row."""
    every = inputs.by_rank or inputs.every
    answers = {one.name: one for one in every}
    lead = job.failures[0].tier if job.failures else OTHERS
    full = [one for one in job.failures if one.tier < OTHERS or lead >= OTHERS][:FULL]
    rest = sorted(
        (one for one in job.failures if one not in full), key=lambda one: -len(one.occurrences)
    )
    sections = tuple(_section(job, one, answers[one.first.name].answer) for one in full)
    return Deduped(
        sections,
        (*(_row(job, one) for one in rest), *_untold(job, every)),
        tuple(one for one in every if one.answer.complete and not one.summary),
        _rest(inputs, job, sections) if inputs.by_rank else Answer(),
        _known(job, every, sections),
    )


def _rest(inputs: Inputs, job: Job, sections: Sequence[Section]) -> Answer:
    led = {one.first.event.match.id for one in job.failures}
    shown = led | {match.id for one in sections for match in one.answer.matches}
    first = job.culprit and job.culprit.event.match.line
    lines = {row.line for one in sections for row in one.answer.known}
    answer = inputs.every[0].answer
    return Answer(
        tuple(one for one in answer.matches if one.id not in shown),
        tuple(one for one in answer.candidates if first in {None, one.line}),
        known=tuple(one for one in answer.known if one.line not in lines),
    )


def _known(
    job: Job, every: Sequence[Explained], sections: Sequence[Section]
) -> tuple[tuple[tuple[str, ...], Known], ...]:
    """Return each message that no section tells, with the logs that show it."""
    shown = {(row.table, row.row) for one in sections for row in one.answer.known}
    names: dict[tuple[str, str], list[str]] = {}
    first: dict[tuple[str, str], Known] = {}
    for one in every:
        for row in one.answer.known if one.summary else ():
            key = (row.table, row.row)
            first.setdefault(key, row)
            names.setdefault(key, []).append(job.short(one.name))
    rest = [key for key in first if key not in shown]
    return tuple((tuple(names[key]), first[key]) for key in rest[:FULL])


def _section(job: Job, failure: Failure, answer: Answer) -> Section:
    match = failure.first.event.match
    others = tuple(other for other in answer.matches if other.id != match.id)
    if match.role == OWN:
        return Section(_names(job, failure), replace(answer, matches=others), match)
    led = replace(match, role="others") if failure.tier == OTHERS else match
    return Section(_names(job, failure), replace(answer, matches=(led, *others)))


def _row(job: Job, failure: Failure) -> Row:
    event = failure.first.event
    kind = _KINDS.get(failure.tier, event.match.role)
    return Row(_names(job, failure), event.title, kind, event.match.url)


def _guessed(job: Job, every: Sequence[Explained]) -> list[Section]:
    """Return a section for logs that name no failure and are near the same entries."""
    alike: dict[tuple[str, ...], list[Explained]] = {}
    for one in every:
        if one.summary and not one.summary.events and one.answer.candidates:
            alike.setdefault(tuple(match.id for match in one.answer.candidates), []).append(one)
    return [
        Section(tuple(job.short(one.name) for one in some), some[0].answer)
        for some in alike.values()
    ]


def _untold(job: Job, every: Sequence[Explained]) -> Iterator[Row]:
    kinds: dict[str, list[str]] = {}
    for one in every:
        if one.summary and not one.summary.events:
            what = "empty" if one.summary.is_empty else "no error that is known here"
            kinds.setdefault(what, []).append(job.short(one.name))
        elif not one.summary and not one.answer.complete:
            kinds.setdefault("not read", []).append(job.short(one.name))
    return (Row(tuple(names), what) for what, names in kinds.items())


def _names(job: Job, failure: Failure) -> tuple[str, ...]:
    return tuple(job.short(occurrence.name) for occurrence in failure.occurrences)
