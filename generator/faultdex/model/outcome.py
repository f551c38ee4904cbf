"""Turn an entry's filed runs into what each of its snippets did on each release of torch."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from packaging.specifiers import SpecifierSet
from packaging.version import Version

from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import Result
from faultdex.model.failure import failure_of, is_alike, steady
from faultdex.model.once import once
from faultdex.model.snippet import Snippet
from faultdex.model.verification import SnippetRun, snippet_runs
from faultdex.strenum import StrEnum

COMPONENT: Final = "torch"
_FACTS = {Result.REPRODUCED, Result.NOT_REPRODUCED, Result.FLAKY}


class Outcome(StrEnum):
    """What a snippet did on a release, as tables and pages count it."""

    HELD = "held"
    DIFFERED = "differed"
    FAILED = "failed"
    FLAKY = "flaky"
    UNSUPPORTED = "unsupported"


@dataclass(frozen=True, slots=True)
class Tried:
    """One run of a snippet on a release; `machine` is empty where it needed no GPU machine."""

    torch: str
    python: str
    result: Result
    reason: str = ""
    wording: str = ""
    output: str = ""
    machine: str = ""

    @property
    def release(self) -> str:
        """Return the release without the build."""
        return self.torch.partition("+")[0]


@dataclass(frozen=True, slots=True)
class Tries:
    """All runs of one snippet, the oldest release first, one for each release."""

    snippet: Snippet
    runs: tuple[Tried, ...]

    @property
    def reference(self) -> str:
        """Return the wording of the newest release on which the snippet held."""
        held = (one.wording for one in reversed(self.runs) if one.result is Result.REPRODUCED)
        return next(held, "")

    def outcome(self, one: Tried) -> Outcome:
        """Return what `one` counts as.

        A failure outside of the range that the snippet claims is what the range says. Machines
        with GPUs word some failures differently for reasons of their own, so wordings are
        compared between the others.
        """
        match one.result:
            case Result.REPRODUCED:
                same = one.machine or is_alike(one.wording, self.reference)
                return Outcome.HELD if same else Outcome.DIFFERED
            case Result.NOT_REPRODUCED:
                return Outcome.FAILED if self.claims(one.release) else Outcome.UNSUPPORTED
            case Result.FLAKY:
                return Outcome.FLAKY
            case _:
                return Outcome.UNSUPPORTED

    @property
    def is_borne_out(self) -> bool:
        """Whether the snippet held on the lowest minor release of the range that it claims."""
        floor = _minor(floor_of(self.snippet.needs.versions.get(COMPONENT, "")))
        held = self.on(Outcome.HELD, Outcome.DIFFERED)
        return not floor or any(_minor(one.release) == floor for one in held)

    @property
    def spans(self) -> tuple["Span", ...]:
        """Return the wordings of the failure in the order of the releases that write them."""
        worded = [one for one in self.runs if one.wording]
        groups = [[*group] for _, group in groupby(worded, key=lambda one: steady(one.wording))]
        edges = [None, *groups, None]
        return tuple(
            Span(
                text=group[-1].wording,
                releases=tuple(one.release for one in group),
                pythons=tuple(dict.fromkeys(_minor(one.python) for one in group)),
                before=before[-1].release if before else "",
                after=after[0].release if after else "",
            )
            for before, group, after in zip(edges, groups, edges[2:], strict=False)
        )

    def claims(self, release: str) -> bool:
        """Whether the snippet says that it holds on `release`."""
        return includes(self.snippet.needs.versions.get(COMPONENT, ""), release)

    def on(self, *outcomes: Outcome) -> tuple[Tried, ...]:
        """Return the runs that count as one of `outcomes`."""
        return tuple(one for one in self.runs if self.outcome(one) in outcomes)


@dataclass(frozen=True, slots=True)
class Span:
    """A wording with the releases that write it, one after the other.

    `before` and `after` are the nearest releases that write another one, empty where none was run.
    """

    text: str
    releases: tuple[str, ...]
    pythons: tuple[str, ...] = ()
    before: str = ""
    after: str = ""


def includes(specifier: str, release: str) -> bool:
    """Whether the range `specifier` of torch holds `release`."""
    return SpecifierSet(specifier).contains(release, prereleases=True)


def floor_of(specifier: str) -> str:
    """Return the lower end of a range, or nothing where it is open."""
    ends = (one.version for one in SpecifierSet(specifier) if one.operator in {">=", "==", "~="})
    return max(ends, key=Version, default="")


def _minor(release: str) -> str:
    return ".".join(release.split(".")[:2])


@once
def tries(entry: Entry) -> tuple[Tries, ...]:
    """Return the runs of today's bytes of each snippet that needs torch, evidence included."""
    return tuple(
        Tries(snippet, tuple(_by_release(entry, snippet)))
        for snippet in entry.facts.snippets
        if COMPONENT in snippet.needs.versions
    )


def _by_release(entry: Entry, snippet: Snippet) -> Iterator[Tried]:
    """Yield one run a release; where several are filed, the one of the releases' own file."""
    every = {one.release: one for one in (*_recorded(entry, snippet), *_filed(entry, snippet))}
    yield from (every[name] for name in sorted(every, key=Version))


def _filed(entry: Entry, snippet: Snippet) -> Iterator[Tried]:
    now = (snippet_digest(entry, snippet), expect_digest(entry, snippet))
    for one in entry.releases.snippets if entry.releases else ():
        if one.snippet == snippet.file and (one.sha256, one.expect_sha256) == now:
            for run in one.runs:
                wording = "" if run.wording is None else one.wordings[run.wording]
                yield Tried(run.torch, run.python, run.result, run.reason, wording, run.output)


def _recorded(entry: Entry, snippet: Snippet) -> Iterator[Tried]:
    for recorded in reversed(snippet_runs(entry)):
        if recorded.snippet is snippet and recorded.fresh and recorded.run.result in _FACTS:
            yield from _tried(recorded)


def _tried(recorded: SnippetRun) -> Iterator[Tried]:
    run, machine = recorded.run, recorded.machine
    if machine.torch:
        texts = (run.stdout, run.stderr, *run.ranks.values())
        wording = failure_of(texts, recorded.snippet)
        name = machine.name if machine.gpus else ""
        yield Tried(machine.torch, machine.python, run.result, run.reason, wording, machine=name)
