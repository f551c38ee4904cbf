"""Turn the verdict on a job into lanes of ranks over time: what each said or called, and when.

Times of logs and of the flight recorder are never put on one axis, because a clock in a line seldom
tells its zone.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timezone

from faultdex.answering.triage import Triage
from faultdex.hangs.verdict import ranks
from faultdex.hangs.waits import Hang
from faultdex.jobs.inputs import Inputs
from faultdex.jobs.phrases import counted
from faultdex.jobs.ranks import rank_in, speaker_of
from faultdex.jobs.summary import FailureEvent, LogSummary
from faultdex.jobs.timestamps import Stamp, times_of
from faultdex.strenum import StrEnum

# The most lanes that a picture has, and of them those with a rank that is named.
LANES, NAMED = 32, 12
SECOND = 1e9


class Kind(StrEnum):
    """What an event is."""

    FIRST = "first failure"
    ERROR = "another failure"
    ECHO = "about other ranks"
    LAST = "last line of a log"
    DONE = "last call, over"
    OPEN = "last call, not over"


class Part(StrEnum):
    """What a rank has to do with the failure."""

    FAULTY = "named"
    SUSPECT = "one of several named"
    WAITING = "waits"
    OTHER = ""


@dataclass(frozen=True, slots=True)
class Event:
    """Something at a time, in seconds from the begin of its panel; `count` ranks have it there."""

    at: float
    kind: Kind
    title: str
    shown: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Lane:
    """One rank or log, or several of which the same is told."""

    name: str
    part: Part
    events: tuple[Event, ...] = ()
    count: int = 1


@dataclass(frozen=True, slots=True)
class Panel:
    """Lanes that share an axis of `length` seconds, which begins at `start`.

    `untimed` counts the ranks of which no time is known.
    """

    title: str
    start: str
    end: str
    length: float
    lanes: tuple[Lane, ...]
    untimed: int = 0


@dataclass(frozen=True, slots=True)
class _Moment:
    """An event before its place on the axis is known."""

    name: str
    rank: int | None
    kind: Kind
    title: str
    stamp: Stamp


def timeline(one: Triage) -> tuple[Panel, ...]:
    """Return the panels of a job; nothing of them is made safe to be shown."""
    logs = _of_logs(one, one.inputs) if one.inputs else None
    dumps = _of_dumps(one, one.hang) if one.hang else None
    return tuple(panel for panel in (logs, dumps) if panel)


def _of_logs(one: Triage, inputs: Inputs) -> Panel | None:
    summaries = [heard.summary for heard in inputs.by_rank or inputs.every if heard.summary]
    moments = [
        moment for summary in summaries for moment in _moments(inputs, summary, len(summaries))
    ]
    times = times_of([moment.stamp for moment in moments])
    if not times:
        return None
    begin = min(times.values())
    lanes: dict[str, list[Event]] = {}
    parts: dict[str, Part] = {}
    for place, moment in enumerate(moments):
        at = times[place] - begin
        event = Event(at, moment.kind, moment.title, moment.stamp.shown)
        lanes.setdefault(moment.name, []).append(event)
        parts[moment.name] = _part(one, moment.rank)
    every = [Lane(name, parts[name], tuple(events)) for name, events in lanes.items()]
    ends = [moments[place].stamp.shown for place in sorted(times, key=times.__getitem__)]
    return Panel(
        "Logs, by the times in their lines",
        ends[0],
        ends[-1],
        max(times.values()) - begin,
        _gathered(every, "log"),
        len(summaries) - len(every),
    )


def _moments(inputs: Inputs, summary: LogSummary, logs: int) -> Iterator[_Moment]:
    job = inputs.job
    first = job.culprit if job else None
    for event in summary.events:
        if not event.stamp:
            continue
        speaker = event.speaker or summary.speaker or speaker_of(summary.name, logs)
        is_first = first is not None and first.name == summary.name and first.event == event
        kind = Kind.FIRST if is_first else _kind(event)
        yield _Moment(speaker or summary.name, rank_in(speaker), kind, event.title, event.stamp)
    if summary.last:
        speaker = summary.speaker or speaker_of(summary.name, logs)
        yield _Moment(speaker or summary.name, rank_in(speaker), Kind.LAST, "", summary.last)


def _kind(event: FailureEvent) -> Kind:
    is_echo = event.is_of_others or event.match.role == "echo"
    return Kind.ECHO if is_echo else Kind.ERROR


def _of_dumps(one: Triage, hang: Hang) -> Panel | None:
    last = {rank: call for rank, call in (hang.last or {}).items() if call.time}
    if not last:
        return None
    begin, end = (edge(call.time for call in last.values()) for edge in (min, max))
    every = []
    for rank, call in sorted(last.items()):
        where = f"{call.form}, call {call.seq:,} of group {call.group}"
        kind = Kind.DONE if call.is_done else Kind.OPEN
        event = Event((call.time - begin) / SECOND, kind, where, _shown(call.time))
        every.append(Lane(ranks([rank]), _part(one, rank), (event,)))
    every += [Lane(f"{ranks([rank])}, no dump", _part(one, rank)) for rank in sorted(hang.missing)]
    return Panel(
        "Last call of each rank, by the flight recorder",
        _shown(begin),
        _shown(end),
        (end - begin) / SECOND,
        _gathered(every, "rank"),
        len(hang.ranks) - len(last),
    )


def _shown(nanoseconds: int) -> str:
    moment = datetime.fromtimestamp(nanoseconds / SECOND, timezone.utc)
    return f"{moment:%H:%M:%S}.{moment.microsecond // 1000:03d} UTC"


def _part(one: Triage, rank: int | None) -> Part:
    if rank is None:
        return Part.OTHER
    if rank in one.lead.ranks:
        return Part.FAULTY
    if rank in one.lead.suspects:
        return Part.SUSPECT
    return Part.WAITING if rank in one.waiting else Part.OTHER


def _gathered(every: Sequence[Lane], noun: str) -> tuple[Lane, ...]:
    """Return the lanes, the named ones first; those of many ranks that tell the same as one."""
    order = [*Part]
    ordered = sorted(every, key=lambda lane: (order.index(lane.part), not _has_first(lane)))
    if len(ordered) <= LANES:
        return tuple(ordered)
    single = [lane for lane in ordered if lane.part in order[:2] or _has_first(lane)][:NAMED]
    rest = [lane for lane in ordered if lane not in single]
    alike: dict[object, list[Lane]] = {}
    for lane in rest:
        alike.setdefault(_gist(lane), []).append(lane)
    groups = sorted(alike.values(), key=len, reverse=True)
    room = LANES - len(single) - 1
    shown, left = groups[:room], [lane for some in groups[room:] for lane in some]
    merged = [_merged(some, noun) for some in [*shown, *([left] if left else [])]]
    return (*single, *merged)


def _has_first(lane: Lane) -> bool:
    return any(event.kind is Kind.FIRST for event in lane.events)


def _gist(lane: Lane) -> object:
    """Return what lanes have in common that are shown as one."""
    return lane.part, tuple(sorted({(event.kind, event.title) for event in lane.events}))


def _merged(some: Sequence[Lane], noun: str) -> Lane:
    if len(some) == 1:
        return some[0]
    counts: dict[tuple[float, Kind, str, str], int] = {}
    for event in (event for lane in some for event in lane.events):
        key = (event.at, event.kind, event.title, event.shown)
        counts[key] = counts.get(key, 0) + 1
    events = (Event(*key, count=count) for key, count in counts.items())
    return Lane(_called(some, noun), some[0].part, tuple(events), len(some))


def _called(some: Iterable[Lane], noun: str) -> str:
    lanes = [*some]
    numbers = [rank_in(lane.name) for lane in lanes]
    known = [number for number in numbers if number is not None]
    if len(known) == len(lanes):
        return f"{ranks(known)}"
    return counted(len(lanes), noun)
