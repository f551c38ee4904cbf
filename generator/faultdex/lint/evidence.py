"""Find evidence that does not belong where it lies, or to today's bytes."""

from collections.abc import Iterator

from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import Entry
from faultdex.model.evidence import Evidence, Machine, Result, Run
from faultdex.model.plot import fault, rows
from faultdex.model.verification import SnippetRun, snippet_runs

_DAY = len("2026-11-20")
_AGAIN = "Run it again: faultdex verify plan, run and record."
Filed = tuple[str, Entry, Evidence]


def misfiled_evidence(scope: Scope) -> Iterator[Flaw]:
    """Yield evidence that names another entry or machine than its path does."""
    hint = "File it by `faultdex verify record`."
    for path, entry, evidence in _filed(scope):
        name = path.rpartition("/")[2].removesuffix(".json")
        if evidence.entry != entry.id:
            yield Flaw(path, f"this is evidence of {evidence.entry!r}", hint, ("entry",))
        if evidence.machine.name != name:
            yield Flaw(
                path, f"it is of machine {evidence.machine.name!r}", hint, ("machine", "name")
            )


def strange_runs(scope: Scope) -> Iterator[Flaw]:
    """Yield each run of a snippet that the entry does not declare, or that is told twice."""
    for path, entry, evidence in _filed(scope):
        names = [run.snippet for run in evidence.runs]
        known = {snippet.file for snippet in entry.facts.snippets}
        for index, name in enumerate(names):
            if name not in known or name in names[:index]:
                message = f"no snippet {name!r} is left to have been run"
                yield Flaw(path, message, _AGAIN, ("runs", index, "snippet"))


def stale_evidence(scope: Scope) -> Iterator[Flaw]:
    """Yield each run whose snippet or expectation has changed since."""
    for path, entry, evidence in _filed(scope):
        stale = {_named(one.machine, one.run) for one in snippet_runs(entry) if not one.fresh}
        for index, run in enumerate(evidence.runs):
            if run.snippet in entry.files and _named(evidence.machine, run) in stale:
                message = f"evidence is stale: {run.snippet} or what it expects has changed"
                yield Flaw(path, message, _AGAIN, ("runs", index, "sha256"))


def contradicting_counts(scope: Scope) -> Iterator[Flaw]:
    """Yield each run whose result is not what its counts say."""
    for path, _, evidence in _filed(scope):
        for index, run in enumerate(evidence.runs):
            if not _agrees(run):
                message = f"{run.agreed} of {run.runs} runs agreed, and the result is {run.result}"
                yield Flaw(path, message, _AGAIN, ("runs", index, "result"))


def future_runs(scope: Scope) -> Iterator[Flaw]:
    """Yield each run that started after today."""
    for path, _, evidence in _filed(scope):
        for index, run in enumerate(evidence.runs):
            if run.started[:_DAY] > scope.today.isoformat():
                message = "the run starts on a day that is still to come"
                yield Flaw(path, message, _AGAIN, ("runs", index, "started"))


def undrawable_output(scope: Scope) -> Iterator[Flaw]:
    """Yield each run that holds, of a snippet with a plot, whose output has no table to draw."""
    hint = "Print one line a row, in the form of plot.row in entry.yaml, or mend that form."
    for path, entry, evidence in _filed(scope):
        faults = {_named(one.machine, one.run): _fault(one) for one in snippet_runs(entry)}
        for index, run in enumerate(evidence.runs):
            reason = faults.get(_named(evidence.machine, run))
            if reason:
                message = f"the plot cannot be drawn: {reason}"
                yield Flaw(path, message, hint, ("runs", index, "stdout"))


def _fault(recorded: SnippetRun) -> str:
    plot = recorded.snippet.plot
    return fault(plot, rows(plot, recorded.run.stdout)) if plot and recorded.holds else ""


def _named(machine: Machine, run: Run) -> tuple[str, ...]:
    return machine.name, run.snippet, run.sha256, run.expect_sha256


def _agrees(run: Run) -> bool:
    match run.result:
        case Result.REPRODUCED:
            return run.agreed == run.runs > 0
        case Result.FLAKY:
            return 0 < run.agreed < run.runs
        case Result.NOT_REPRODUCED:
            return run.agreed == 0 < run.runs
        case _:
            return run.agreed <= run.runs


def _filed(scope: Scope) -> Iterator[Filed]:
    by_folder = {entry.folder: entry for entry in scope.entries}
    for path, evidence in scope.book.evidence.items():
        folder = path.rpartition("/evidence/")[0]
        if folder in by_folder:
            yield path, by_folder[folder], evidence


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD601", misfiled_evidence),
    Check("FD602", strange_runs),
    Check("FD603", stale_evidence),
    Check("FD604", contradicting_counts),
    Check("FD605", future_runs),
    Check("FD606", undrawable_output),
)
