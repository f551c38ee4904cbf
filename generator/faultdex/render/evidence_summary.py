"""Add up the evidence of all entries: what was run where, what is stale, what is missing."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from faultdex.model.book import Book
from faultdex.model.entry import Entry
from faultdex.model.evidence import FAILED, Machine, Outcome, Result
from faultdex.model.snippet import Role, Snippet
from faultdex.model.verification import Level, SnippetRun, snippet_runs
from faultdex.render.brief import LEVELS, Brief, brief, briefs, tally
from faultdex.render.contents import titles
from faultdex.render.file import where
from faultdex.render.part import Part, line_parts
from faultdex.render.record import machine_facts, result_of


@dataclass(frozen=True, slots=True)
class Count:
    """How many entries and runs share a machine, a version or a month."""

    label: str
    facts: tuple[tuple[str, str], ...]
    entries: int
    runs: int
    held: int
    newest: str


@dataclass(frozen=True, slots=True)
class Gap:
    """A file whose run is missing, stale or of another outcome.

    `why` says so in a few words; where it is stale, it is the day of the last run.
    """

    brief: Brief
    file: str
    where: str
    why: str


@dataclass(frozen=True, slots=True)
class Repeats:
    """How many runs were made and did as declared, and those that did not, newest first."""

    made: int
    agreed: int
    failed: tuple[Gap, ...]

    @property
    def share(self) -> str:
        """Return the share of runs that did as declared, in percent."""
        return f"{100 * self.agreed / self.made:.1f} %" if self.made else ""


@dataclass(frozen=True, slots=True)
class Reached:
    """An entry that is not executed, with the reason that its facts give."""

    brief: Brief
    because: tuple[Part, ...]
    gaps: tuple[Gap, ...]


@dataclass(frozen=True, slots=True)
class Folklore:
    """Popular advice that a snippet tries, and where it was seen to change nothing."""

    brief: Brief
    file: str
    claim: tuple[Part, ...]
    caption: tuple[Part, ...]
    seen: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EvidenceSummary:
    """Everything on the page about evidence."""

    levels: tuple[tuple[str, str, int], ...]
    machines: tuple[Count, ...]
    versions: tuple[Count, ...]
    months: tuple[Count, ...]
    repeats: Repeats
    stale: tuple[Gap, ...]
    below: tuple[Reached, ...]
    folklore: tuple[Folklore, ...]
    titles: Mapping[str, str]
    root: str = "../"


def evidence_summary(book: Book) -> EvidenceSummary:
    """Return the view of all evidence."""
    entries = [book.entries[one.id] for one in briefs(book) if not one.retired]
    every = [(entry, recorded) for entry in entries for recorded in snippet_runs(entry)]
    counts = tally(brief(entry).level for entry in entries)
    return EvidenceSummary(
        levels=tuple((level.value, title, counts[level.value]) for level, title in LEVELS.items()),
        machines=_counts([(t.machine.name, e, t) for e, t in every], facts=True),
        versions=_counts([(f"torch {t.machine.torch}", e, t) for e, t in every if t.machine.torch]),
        months=_counts([(t.run.started[:7], e, t) for e, t in every]),
        repeats=_repeats(entries),
        stale=tuple(
            Gap(
                brief(entry),
                recorded.snippet.file,
                where(recorded),
                recorded.run.started[:10],
            )
            for entry, recorded in every
            if not recorded.fresh
        ),
        below=tuple(_reached(entry) for entry in entries if brief(entry).level != Level.EXECUTED),
        folklore=tuple(tale for entry in entries for tale in _folklore(entry)),
        titles=titles(book),
    )


def _repeats(entries: list[Entry]) -> Repeats:
    """Add up the runs on record, also those that did not reproduce and were replaced."""
    every: list[tuple[Entry, Machine, Outcome]] = [
        (entry, evidence.machine, one)
        for entry in entries
        for evidence in entry.evidence
        for one in (*evidence.runs, *evidence.failures)
        if one.result is Result.REPRODUCED or one.result in FAILED
    ]
    failed = [one for one in every if one[2].result in FAILED]
    return Repeats(
        sum(run.runs for _, _, run in every),
        sum(run.agreed for _, _, run in every),
        tuple(
            Gap(
                brief(entry),
                run.snippet,
                machine.name,
                f"{run.started[:10]}, {run.agreed} of {run.runs}: {run.reason}",
            )
            for entry, machine, run in sorted(failed, key=lambda one: one[2].started, reverse=True)
        ),
    )


def _counts(
    keyed: list[tuple[str, Entry, SnippetRun]], *, facts: bool = False
) -> tuple[Count, ...]:
    groups: dict[str, list[tuple[Entry, SnippetRun]]] = {}
    for label, entry, recorded in keyed:
        groups.setdefault(label, []).append((entry, recorded))
    return tuple(
        Count(
            label,
            _shared_facts([recorded.machine for _, recorded in group]) if facts else (),
            len({entry.id for entry, _ in group}),
            len(group),
            sum(recorded.holds for _, recorded in group),
            max(recorded.run.started[:10] for _, recorded in group),
        )
        for label, group in sorted(groups.items())
    )


def _shared_facts(machines: list[Machine]) -> tuple[tuple[str, str], ...]:
    """Return each label with all values that machines of one name were recorded with."""
    values: dict[str, dict[str, None]] = {}
    for machine in machines:
        for label, value in machine_facts(machine):
            values.setdefault(label, {})[value] = None
    return tuple((label, ", ".join(found)) for label, found in values.items())


def _gaps(entry: Entry) -> Iterator[Gap]:
    line = brief(entry)
    own = snippet_runs(entry)
    for snippet in entry.facts.snippets:
        runs = [recorded for recorded in own if recorded.snippet is snippet]
        if not any(recorded.holds for recorded in runs):
            yield from _missing(line, snippet, runs)


def _missing(line: Brief, snippet: Snippet, runs: list[SnippetRun]) -> Iterator[Gap]:
    if not runs:
        yield Gap(line, snippet.file, "", f"never run; it needs {snippet.runs}")
    for recorded in runs:
        reason = f": {recorded.run.reason}" if recorded.fresh and recorded.run.reason else ""
        yield Gap(line, snippet.file, where(recorded), f"{result_of(recorded)}{reason}")


def _reached(entry: Entry) -> Reached:
    ceiling = entry.facts.level
    because = line_parts(ceiling.because) if ceiling else ()
    return Reached(brief(entry), because, tuple(_gaps(entry)))


def _folklore(entry: Entry) -> Iterator[Folklore]:
    own = snippet_runs(entry)
    for snippet in entry.facts.snippets:
        if snippet.role is Role.DISPROVE:
            holding = (where(one) for one in own if one.snippet is snippet and one.holds)
            yield Folklore(
                brief(entry),
                snippet.file,
                line_parts(snippet.claim or snippet.caption),
                line_parts(snippet.caption),
                tuple(dict.fromkeys(holding)),
            )
