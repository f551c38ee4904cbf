"""Hold an expectation against filed runs of the snippet that must not fulfill it."""

import re
from collections.abc import Iterator

from faultdex.model.digest import expectation_of
from faultdex.model.entry import Entry
from faultdex.model.evidence import Run
from faultdex.model.snippet import Role, Snippet
from faultdex.model.verification import snippet_runs
from faultdex.strenum import StrEnum
from faultdex.verify.again import ending_of
from faultdex.verify.runner.bundle import Expect, expect_of
from faultdex.verify.runner.judge import REPRODUCED, UNRESOLVED, ends_as_declared, judge

_LABEL_END = re.compile(r"\.\.\.|[:=\d{]")
_LEAST = 3


class Crossed(StrEnum):
    """What the runs of its opposites say of an expectation."""

    KILLED = "killed"
    SURVIVED = "survived"
    APART = "apart"


def crossed(entry: Entry, snippet: Snippet) -> Crossed:
    """Return whether no filed run of an opposite of `snippet` fulfills its expectation.

    A run that ends in the same way and prints other labels says nothing: it is apart.
    """
    expect = expect_of(expectation_of(entry, snippet))
    outcomes = {_crossed_by(expect, run, entry, other) for run, other in _runs(entry, snippet)}
    if Crossed.SURVIVED in outcomes:
        return Crossed.SURVIVED
    return Crossed.KILLED if Crossed.KILLED in outcomes else Crossed.APART


def opposites(entry: Entry, snippet: Snippet) -> tuple[Snippet, ...]:
    """Return what a fix mends, what mends a reproduction, and the fixes for a disprove."""
    every = entry.facts.snippets
    match snippet.role:
        case Role.FIX:
            own = {None, *(one.file for one in every if snippet.mends == one.file)}
            names = {one.file for one in every if one.role is Role.REPRODUCE}
            wanted = names if own == {None} else own
            return tuple(one for one in every if one.file in wanted)
        case Role.REPRODUCE:
            fixes = (one for one in every if one.role is Role.FIX)
            return tuple(one for one in fixes if one.mends in {None, snippet.file})
        case Role.DISPROVE:
            return tuple(one for one in every if one.role is Role.FIX)
        case _:
            return ()


def _runs(entry: Entry, snippet: Snippet) -> Iterator[tuple[Run, Snippet]]:
    others = {one.file for one in opposites(entry, snippet)}
    for recorded in snippet_runs(entry):
        if recorded.holds and recorded.snippet.file in others:
            yield recorded.run, recorded.snippet


def _crossed_by(expect: Expect, run: Run, entry: Entry, other: Snippet) -> Crossed:
    ending = ending_of(run, expect_of(expectation_of(entry, other)))
    result = judge(expect, ending).result
    if result == REPRODUCED:
        return Crossed.SURVIVED
    if result == UNRESOLVED or not ends_as_declared(expect, ending) or expect.ratio:
        return Crossed.KILLED
    lines = [*(expect.output_text or "").splitlines(), *expect.prints]
    labels = {_LABEL_END.split(line)[0].strip() for line in lines}
    shown = "\n".join(ending.texts)
    is_alike = any(len(one) >= _LEAST and one in shown for one in labels)
    return Crossed.KILLED if is_alike else Crossed.APART
