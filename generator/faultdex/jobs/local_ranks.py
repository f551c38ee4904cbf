"""Turn the local ranks that folders of torchrun count into ranks of the job, where logs tell both.

torchrun numbers the ranks of a node one after the other, so a node has one distance between a local
rank and its rank, and a log that names its rank tells it for all logs of the same launcher.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from faultdex.jobs.ranks import rank_in
from faultdex.jobs.summary import FailureEvent, LogSummary

_PLACE = re.compile(r"^(?:(.*)/)?attempt_\d{1,6}/(\d{1,6})/", re.ASCII)

Place = tuple[str, int]


def with_ranks(summaries: Sequence[LogSummary]) -> list[LogSummary]:
    """Return summaries whose logs are of the ranks that they are of, where that is known."""
    places = {one.name: place for one in summaries if (place := _place(one.name))}
    before = _before(summaries, places)
    return [_with_rank(one, places.get(one.name), before) for one in summaries]


def launcher_of(name: str) -> str:
    """Return the folder in which a launcher keeps the log `name` of a rank; empty for others."""
    place = _place(name)
    return place[0] if place else ""


def _place(name: str) -> Place | None:
    """Return the folder of the launcher that a log is of, and the local rank."""
    found = _PLACE.match(name)
    return (found[1] or "", int(found[2])) if found else None


def _before(summaries: Iterable[LogSummary], places: Mapping[str, Place]) -> dict[str, int]:
    """Return how many ranks come before those of each launcher, where its logs agree on that."""
    every: dict[str, set[int]] = {}
    for one in summaries:
        rank = rank_in(one.speaker)
        if rank is not None and one.name in places:
            folder, local = places[one.name]
            every.setdefault(folder, set()).add(rank - local)
    return {one: min(found) for one, found in every.items() if len(found) == 1 and min(found) >= 0}


def _with_rank(one: LogSummary, place: Place | None, before: Mapping[str, int]) -> LogSummary:
    if one.speaker or not place or place[0] not in before:
        return one
    speaker = f"rank {before[place[0]] + place[1]}"
    events = tuple(_said_by(event, speaker) for event in one.events)
    return replace(one, speaker=speaker, events=events)


def _said_by(event: FailureEvent, speaker: str) -> FailureEvent:
    return event if event.speaker else replace(event, speaker=speaker)
