"""Turn recorded runs into the snippets that need no run today, and into a sample of each day."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from itertools import accumulate
from math import ceil

from faultdex.model.book import Book
from faultdex.model.entry import Entry
from faultdex.model.evidence import Result
from faultdex.model.release import ReleaseRun
from faultdex.model.verification import SnippetRun, snippet_runs
from faultdex.verify.again import doubts
from faultdex.verify.releases import filed_runs

FILED_ON = "x86_64"  # runs on releases do not hold their processor, and all were made on this one
TYPICAL = 5.0


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


def held(book: Book, processor: str, torch: str = "") -> dict[str, Held]:
    """Return the newest run that holds of each snippet without a GPU, by `entry/snippet`.

    A run holds here when it is of today's snippet and expectation, was reproduced every time, has
    texts that show what is expected, and is from a machine without a GPU and with the same
    `processor`, such as x86_64. What is filed of the release of the installed `torch`, such as
    2.15.0+cpu, comes first: a snippet that held there needs no other record, and none makes up
    for one that did not hold there.
    """
    release = torch.partition("+")[0]
    found = sorted(_found(book, processor), key=lambda one: one[1].started)
    seconds = {name: one.seconds for name, one in found}
    filed = dict(_filed(book, release)) if processor == FILED_ON else {}
    on_release = {
        name: Held(one.day, seconds.get(name, TYPICAL))
        for name, one in filed.items()
        if one.result is Result.REPRODUCED
    }
    return {name: one for name, one in {**on_release, **dict(found)}.items() if _agree(name, filed)}


def _agree(name: str, filed: Mapping[str, ReleaseRun]) -> bool:
    """Whether nothing that is filed of the release speaks against the snippet of that name."""
    return name not in filed or filed[name].result in {Result.REPRODUCED, Result.UNSUPPORTED}


def _filed(book: Book, release: str) -> Iterator[tuple[str, ReleaseRun]]:
    """Yield what is filed of each snippet's run on `release`, if it is of today's bytes."""
    for entry in book.entries.values():
        for snippet in entry.facts.snippets:
            for run in filed_runs(entry, snippet):
                if run.release == release and not snippet.needs.gpus:
                    yield f"{entry.id}/{snippet.file}", run


def _found(book: Book, processor: str) -> Iterator[tuple[str, Held]]:
    for entry in book.entries.values():
        for recorded in snippet_runs(entry):
            if _is_of_here(recorded, processor) and _holds(recorded, entry):
                name = f"{entry.id}/{recorded.snippet.file}"
                yield name, Held(recorded.run.started, recorded.run.seconds)


def _is_of_here(recorded: SnippetRun, processor: str) -> bool:
    same = recorded.machine.system.endswith(f" {processor}")
    return same and recorded.machine.gpus == recorded.snippet.needs.gpus == 0


def _holds(recorded: SnippetRun, entry: Entry) -> bool:
    return recorded.holds and not any(doubts(recorded.run, entry, recorded.snippet))


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
