"""Judge how far an entry's evidence reaches, from its snippets and recorded runs."""

from collections.abc import Iterator
from dataclasses import dataclass

from faultdex.model.digest import expect_digest, snippet_digest
from faultdex.model.entry import Entry
from faultdex.model.evidence import Machine, Result, Run
from faultdex.model.once import once
from faultdex.model.snippet import Role, Snippet
from faultdex.strenum import StrEnum


class Level(StrEnum):
    """What a page may claim."""

    EXECUTED = "executed"
    SIMULATED = "simulated"
    CITED = "cited"
    NOT_VERIFIED = "not-verified"


@dataclass(frozen=True, slots=True)
class SnippetRun:
    """One recorded run of a snippet, with its machine and whether it is of today's bytes."""

    snippet: Snippet
    machine: Machine
    run: Run
    fresh: bool

    @property
    def holds(self) -> bool:
        """Whether today's bytes behaved as declared, every time."""
        return self.fresh and self.run.result is Result.REPRODUCED


@once
def snippet_runs(entry: Entry) -> tuple[SnippetRun, ...]:
    """Return the recorded runs of the entry's snippets; of one snippet, what ran most is first.

    A machine with fewer GPUs than the snippet asks for today comes last.
    """
    return tuple(_snippet_runs(entry))


def _snippet_runs(entry: Entry) -> Iterator[SnippetRun]:
    for snippet in entry.facts.snippets:
        now = (snippet_digest(entry, snippet), expect_digest(entry, snippet))
        own = [
            SnippetRun(snippet, evidence.machine, run, (run.sha256, run.expect_sha256) == now)
            for evidence in entry.evidence
            for run in evidence.runs
            if run.snippet == snippet.file
        ]
        yield from sorted(own, key=_order)


def _order(recorded: SnippetRun) -> tuple[bool, int, str]:
    is_small = recorded.machine.gpus < recorded.snippet.needs.gpus
    return is_small, -recorded.run.runs, recorded.machine.name


def level_of(entry: Entry) -> Level:
    """Return the level that the entry's fresh evidence gives, no higher than its ceiling."""
    ceiling = entry.facts.level
    if ceiling and ceiling.at_most == "cited" and not _has(entry, Role.REPRODUCE):
        return Level.CITED
    holding = {recorded.snippet.file for recorded in snippet_runs(entry) if recorded.holds}
    whole = _has(entry, Role.REPRODUCE) and all(
        snippet.file in holding for snippet in entry.facts.snippets
    )
    if not whole:
        return Level.NOT_VERIFIED
    return Level(ceiling.at_most) if ceiling else Level.EXECUTED


def _has(entry: Entry, role: Role) -> bool:
    return any(snippet.role is role for snippet in entry.facts.snippets)
