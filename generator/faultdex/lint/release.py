"""Find ranges of torch that runs on several releases contradict."""

import re
from collections.abc import Iterator

from faultdex.lint.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import Entry, Rank
from faultdex.model.evidence import Result
from faultdex.model.outcome import COMPONENT, Tried, Tries, includes, tries
from faultdex.model.problem import Route
from faultdex.model.snippet import Role


def contradicted_needs(scope: Scope) -> Iterator[Flaw]:
    """Yield each range of a snippet that a run on a release contradicts."""
    for entry in scope.entries:
        for one in tries(entry):
            route = _route_of(entry, one)
            for run in one.runs:
                if message := _against_needs(one, run):
                    hint = "Correct the range, or mend the snippet so that it holds there."
                    yield Flaw(f"{entry.folder}/entry.yaml", message, hint, route)


def contradicted_applies(scope: Scope) -> Iterator[Flaw]:
    """Yield each entry that does not apply to a release on which its reproduction held."""
    for entry in scope.entries:
        claimed = entry.facts.applies.get(COMPONENT)
        held = {
            run.release: one.snippet.file
            for one in tries(entry)
            for run in one.runs
            if one.snippet.role is Role.REPRODUCE and run.result is Result.REPRODUCED
        }
        for release, name in held.items() if claimed else ():
            if not includes(claimed or "", release):
                message = f"torch {claimed} leaves out {release}, on which {name} held"
                hint, route = "Widen the range.", ("applies", COMPONENT)
                yield Flaw(f"{entry.folder}/entry.yaml", message, hint, route)


def contradicted_signatures(scope: Scope) -> Iterator[Flaw]:
    """Yield each signature whose words a release outside of its range printed."""
    for entry in scope.entries:
        for index, signature in enumerate(entry.facts.signatures):
            claimed = signature.versions.get(COMPONENT)
            if not claimed or signature.rank is Rank.ECHO:
                continue
            printed = _releases_that_print(entry, signature.pattern)
            for release in sorted(one for one in printed if not includes(claimed, one)):
                message = f"torch {claimed} leaves out {release}, which prints these words"
                route = ("signatures", index, "versions", COMPONENT)
                yield Flaw(f"{entry.folder}/entry.yaml", message, "Widen the range.", route)


def _against_needs(one: Tries, run: Tried) -> str:
    """Say how `run` contradicts the range that its snippet claims, if it does."""
    name, claimed = one.snippet.file, one.snippet.needs.versions[COMPONENT]
    match one.claims(run.release), run.result:
        case True, Result.NOT_REPRODUCED:
            return f"{name} claims torch {claimed}; on {run.release} it failed: {run.reason}"
        case False, Result.REPRODUCED:
            return f"{name} claims torch {claimed}, and it held on {run.release}"
    return ""


def _route_of(entry: Entry, one: Tries) -> Route:
    names = [snippet.file for snippet in entry.facts.snippets]
    place = names.index(one.snippet.file)
    return ("snippets", place, "needs", "versions", COMPONENT)


def _releases_that_print(entry: Entry, pattern: str) -> set[str]:
    words = re.compile(pattern)
    return {
        run.release
        for one in tries(entry)
        for run in one.runs
        for line in run.wording.splitlines()
        if words.search(line)
    }


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD610", contradicted_needs),
    Check("FD611", contradicted_applies),
    Check("FD612", contradicted_signatures),
)
