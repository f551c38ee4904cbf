"""Date entries by what is known of them, never by the clock."""

from collections.abc import Iterable, Mapping

from faultdex.model.book import Book, Cited
from faultdex.model.entry import Entry
from faultdex.model.verification import snippet_runs
from faultdex.render.citation import numbers


def published(book: Book) -> Mapping[str, str]:
    """Return the day of the first drop that names each entry."""
    named = ((one, drop.day) for drop in book.drops.values() for one in drop.entries)
    return dict(sorted(named, key=lambda pair: pair[1], reverse=True))


def updated(sources: Mapping[str, Cited], entry: Entry) -> str:
    """Return the day of the entry's newest citation or holding run; empty without either.

    `sources` are by key.
    """
    read = (sources[key].source.read for key in numbers(entry) if key in sources)
    run = (recorded.run.started[:10] for recorded in snippet_runs(entry) if recorded.holds)
    return latest([*read, *run])


def newest(book: Book) -> str:
    """Return the day of the newest drop, of the newest text that was read, or of the newest run."""
    drops = (drop.day for drop in book.drops.values())
    read = (one.source.read for one in book.sources.values())
    run = (run.started[:10] for evidence in book.evidence.values() for run in evidence.runs)
    return latest([*drops, *read, *run])


def latest(days: Iterable[str]) -> str:
    """Return the last of `days`; empty without any."""
    return max(days, default="")
