"""Turn the runs on several releases into what pages say of them."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise

from packaging.version import Version

from faultdex.inert import printable
from faultdex.model.book import Book
from faultdex.model.entry import Entry
from faultdex.model.evidence import Result
from faultdex.model.failure import is_alike
from faultdex.model.outcome import COMPONENT, Outcome, Span, Tried, Tries, tries
from faultdex.model.snippet import Role, Snippet
from faultdex.render.brief import Brief, brief

COLUMNS = (Outcome.HELD, Outcome.DIFFERED, Outcome.FAILED, Outcome.FLAKY, Outcome.UNSUPPORTED)
_RAN = {Result.REPRODUCED, Result.NOT_REPRODUCED}
_TYPE = re.compile(r"^(?:\w+\.)*(\w+): ")
_LONGEST = 300


@dataclass(frozen=True, slots=True)
class Holding:
    """On which releases of torch a snippet was run, and what it did there."""

    held: tuple[str, ...]
    failed: tuple[tuple[str, str], ...]
    stated: str


@dataclass(frozen=True, slots=True)
class Worded:
    """One wording of a failure, with the releases that write it."""

    snippet: str
    when: str
    text: str


@dataclass(frozen=True, slots=True)
class Counted:
    """What all snippets did on one release; `counts` are in the order of COLUMNS."""

    release: str
    python: str
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Changed:
    """What one snippet does differently on a release than on the one before it."""

    brief: Brief
    snippet: str
    kind: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Step:
    """Everything that changed from one release to the next."""

    older: str
    newer: str
    changes: tuple[Changed, ...]


@dataclass(frozen=True, slots=True)
class ReleasesView:
    """Everything on the page about releases."""

    columns: tuple[str, ...]
    rows: tuple[Counted, ...]
    steps: tuple[Step, ...]
    independent: int
    stated: int
    floors: int
    root: str = "../"


def holding(entry: Entry, snippet: Snippet) -> Holding | None:
    """Return what is known of `snippet` on releases of torch; None where it needs no torch."""
    one = next((each for each in tries(entry) if each.snippet is snippet), None)
    if not one:
        return None
    held = one.on(Outcome.HELD, Outcome.DIFFERED)
    failed = one.on(Outcome.FAILED, Outcome.FLAKY)
    return Holding(
        held=tuple(run.release for run in held),
        failed=tuple((run.release, run.reason) for run in failed),
        stated="" if one.is_borne_out else snippet.needs.versions[COMPONENT],
    )


def worded(entry: Entry) -> tuple[Worded, ...]:
    """Return the wordings of each reproduction that releases word in more than one way."""
    return tuple(
        Worded(one.snippet.file, _when(span), _short(span.text))
        for one in tries(entry)
        if one.snippet.role is Role.REPRODUCE and len(one.spans) > 1
        for span in one.spans
    )


def releases_view(book: Book) -> ReleasesView:
    """Return the view of what the snippets did on each release."""
    active = [one for one in book.entries.values() if one.facts.status == "active"]
    every = [(entry, one) for entry in active for one in tries(entry)]
    free = [(entry, one) for entry, one in every if not one.snippet.needs.gpus]
    snippets = sum(len(entry.facts.snippets) for entry in active)
    return ReleasesView(
        columns=tuple(outcome.value for outcome in COLUMNS),
        rows=tuple(_counted([one for _, one in free])),
        steps=tuple(_steps(free)),
        independent=snippets - len(every),
        stated=sum(not one.is_borne_out for _, one in every),
        floors=len(every),
    )


def _counted(every: list[Tries]) -> Iterator[Counted]:
    runs = [(run, one.outcome(run)) for one in every for run in one.runs]
    for release in sorted({run.release for run, _ in runs}, key=Version, reverse=True):
        here = [(run, outcome) for run, outcome in runs if run.release == release]
        counts = Counter(outcome for _, outcome in here)
        pythons = sorted({run.python.rpartition(".")[0] for run, _ in here}, key=Version)
        yield Counted(release, ", ".join(pythons), tuple(counts[one] for one in COLUMNS))


def _steps(every: list[tuple[Entry, Tries]]) -> Iterator[Step]:
    """Yield the steps between releases, the newest first."""
    found = [
        ((Version(new.release), Version(old.release)), changed)
        for entry, one in every
        for old, new in pairwise(run for run in one.runs if run.result in _RAN)
        if (changed := _changed(entry, one, old, new))
    ]
    ordered = sorted(found, key=lambda item: item[0], reverse=True)
    for (newer, older), group in groupby(ordered, key=lambda item: item[0]):
        yield Step(str(older), str(newer), tuple(changed for _, changed in group))


def _changed(entry: Entry, one: Tries, old: Tried, new: Tried) -> Changed | None:
    kind = _kind(old, new)
    if not kind:
        return None
    texts = [_short(run.wording or run.reason) for run in (old, new)]
    return Changed(brief(entry), one.snippet.file, kind, *texts)


def _kind(old: Tried, new: Tried) -> str:
    """Return in words what differs between two runs, or nothing."""
    if old.result is not new.result and not (old.wording and new.wording):
        return "holds since" if new.result is Result.REPRODUCED else "stopped holding"
    if old.machine or new.machine or is_alike(old.wording, new.wording):
        return ""
    types = [found[1] if (found := _TYPE.match(run.wording)) else "" for run in (old, new)]
    return "reworded" if types[0] == types[1] else "retyped"


def _when(span: Span) -> str:
    """Return the releases of a wording, and the nearest ones that write another."""
    ends = dict.fromkeys((span.releases[0], span.releases[-1]))
    edges = [f"not on {span.before}"] * bool(span.before)
    edges += [f"no longer on {span.after}"] * bool(span.after)
    runs = f"torch {' to '.join(ends)} with Python {', '.join(span.pythons)}"
    return runs + (f" ({'; '.join(edges)})" if edges else "")


def _short(text: str) -> str:
    first = printable(text).split("\n", 1)[0]
    return first if len(first) <= _LONGEST else f"{first[:_LONGEST]}…"
