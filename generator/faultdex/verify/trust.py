"""Turn recorded runs into the snippets that need no run today, and into a sample of each day."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from itertools import accumulate
from math import ceil

from faultdex.model.book import Book
from faultdex.model.entry import Entry
from faultdex.model.standing import Trial, trials
from faultdex.verify.again import doubts


@dataclass(frozen=True, slots=True)
class Held:
    """A recorded run that holds: its start, as in ISO 8601, and its duration in seconds."""

    started: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Sample:
    """The snippets whose turn it is, and which part of all of them they are, counted from 1."""

    names: frozenset[str]
    part: int
    parts: int


def held(book: Book, processor: str) -> dict[str, Held]:
    """Return the newest run that holds of each snippet without a GPU, by `entry/snippet`.

    A run holds here when it is of today's snippet and expectation, was reproduced every time, has
    texts that show what is expected, and is from a machine without a GPU and with the same
    `processor`, such as x86_64.
    """
    found = sorted(_found(book, processor), key=lambda one: one[1].started)
    return dict(found)


def _found(book: Book, processor: str) -> Iterator[tuple[str, Held]]:
    for entry in book.entries.values():
        for trial in trials(entry):
            if _is_of_here(trial, processor) and _holds(trial, entry):
                name = f"{entry.id}/{trial.snippet.file}"
                yield name, Held(trial.run.started, trial.run.seconds)


def _is_of_here(trial: Trial, processor: str) -> bool:
    same = trial.machine.system.endswith(f" {processor}")
    return same and trial.machine.gpus == trial.snippet.needs.gpus == 0


def _holds(trial: Trial, entry: Entry) -> bool:
    return trial.holds and not any(doubts(trial.run, entry, trial.snippet))


def sample(trusted: Mapping[str, Held], day: date, seconds: float) -> Sample:
    """Return the snippets whose turn it is on `day`: those of about `seconds` of recorded runs.

    Each snippet has its turn once in as many days as there are parts. A part mixes the entries,
    because the digests of the names decide the order.
    """
    order = sorted(trusted, key=lambda name: sha256(name.encode()).digest())
    total = sum(one.seconds for one in trusted.values()) or 1
    parts = max(1, ceil(total / seconds))
    part = day.toordinal() % parts
    starts = accumulate((trusted[name].seconds for name in order), initial=0.0)
    own = (
        name
        for name, start in zip(order, starts, strict=False)
        if _part(start, total, parts) == part
    )
    return Sample(frozenset(own), part + 1, parts)


def _part(start: float, total: float, parts: int) -> int:
    return min(int(start * parts / total), parts - 1)
