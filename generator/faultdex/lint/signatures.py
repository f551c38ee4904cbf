"""Hold signatures to the portable subset and to the samples: each text finds its own entry."""

from collections.abc import Iterable, Iterator

from faultdex.lint.matrix import flaw
from faultdex.lint.removed import is_removed
from faultdex.lint.scope import Scope
from faultdex.match.normalise import compiled
from faultdex.match.portable import Portable, portable
from faultdex.match.syntax import UnportableError
from faultdex.model.answer import Match
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import Entry, Rank
from faultdex.model.evidence import Result, Run
from faultdex.model.problem import Route
from faultdex.model.snippet import Role

# What holds a signature together; a whole line needs less, because nothing is beside it.
LITERALS, OF_WHOLE_LINE = 8, 6
WAYS = 20_000


def unportable(scope: Scope) -> Iterator[Flaw]:
    """Yield each signature that not every engine reads, or not alike."""
    for one in scope.matrix.forms:
        if isinstance(one.form, UnportableError):
            message = f"character {one.form.offset + 1} of the signature begins {one.form.says}"
            yield one.flaw(message, f"Instead, {one.form.hint}.")


def too_short(scope: Scope) -> Iterator[Flaw]:
    """Yield each signature that hardly any literal text holds together."""
    for one in scope.matrix.forms:
        if not isinstance(one.form, Portable):
            continue
        is_whole = one.form.text.startswith("^") and one.form.text.endswith("$")
        needed = OF_WHOLE_LINE if is_whole else LITERALS
        if one.form.weight < needed or not one.form.words:
            message = f"a match can have {one.form.weight} literal characters; {needed} are needed"
            yield one.flaw(message, "Spell out more of the message.")


def too_loose(scope: Scope) -> Iterator[Flaw]:
    """Yield each signature whose gaps multiply beyond what is quick to search."""
    for one in scope.matrix.forms:
        if isinstance(one.form, Portable) and one.form.ways > WAYS:
            message = f"the gaps can be filled in {one.form.ways} ways; {WAYS} are the limit"
            yield one.flaw(message, "Shorten the gaps, or leave out the words beyond one of them.")


def unshown(scope: Scope) -> Iterator[Flaw]:
    """Yield each signature that stands in no sample of its entry, though a line could show it."""
    shown = {
        pair for tried in scope.matrix.tried if not tried.sample.near_miss for pair in tried.shows
    }
    for one in scope.matrix.forms:
        if not isinstance(one.form, Portable) or is_removed(one.written):
            continue
        if (one.entry.id, one.form.text) not in shown:
            hint = "Add the text that it is for under samples/, or mend the signature."
            yield one.flaw("no sample of this entry shows this signature", hint)


def not_first(scope: Scope) -> Iterator[Flaw]:
    """Yield each sample for which another entry, or none, is the first answer."""
    for tried in scope.matrix.tried:
        first = next((match.id for match in tried.matches), "nothing")
        settled = tried.sample.near_miss or tried.entry.id in scope.matrix.unread
        if first != tried.entry.id and not settled:
            hint = (
                "Mend the signature, rank the other entry's as a symptom or an echo, or, if both"
                " print the same line, write your cause into the other entry."
            )
            yield tried.flaw(f"this sample finds {first} first", hint, "file")


def matched_near_misses(scope: Scope) -> Iterator[Flaw]:
    """Yield each look-alike that its own entry takes for its text."""
    for tried in scope.matrix.tried:
        own = [match for match in tried.matches if match.id == tried.entry.id]
        if tried.sample.near_miss and own:
            message = f"line {own[0].line} of this near miss is matched"
            yield tried.flaw(message, "Narrow the signature that matches it.", "file")


def undeclared_hits(scope: Scope) -> Iterator[Flaw]:
    """Yield each further entry that a sample finds without saying so."""
    for tried in scope.matrix.tried:
        for other in tried.others:
            if not tried.sample.near_miss and other not in tried.sample.also:
                hint = f"Narrow the signature of {other}, or write also: [{other}]."
                yield tried.flaw(f"this sample also finds {other}", hint, "file")


def needless_exemptions(scope: Scope) -> Iterator[Flaw]:
    """Yield each further entry that a sample names and does not find; planned ones may come."""
    here = {known.id for known in scope.index.known}
    for tried in scope.matrix.tried:
        for place, other in enumerate(tried.sample.also):
            if other in here and other not in tried.others:
                message = f"this sample does not find {other}"
                yield tried.flaw(message, "Leave the exemption out.", "also", place)


def foreign_output(scope: Scope) -> Iterator[Flaw]:
    """Yield each recorded reproduction whose own output finds another entry, or none, first.

    A symptom never stands before a cause: to be found is enough there, and for an entry that only
    has echoes anywhere. A hang may say nothing, and then there is nothing to find.
    """
    for entry in scope.matrix.entries:
        for machine, run in _reproduced(entry):
            found = scope.matrix.read(run.printed)
            enough = {one.id for one in found if _only_echoes(entry) or _follows(one, found[0])}
            silent = not found and run.snippet in _hanging(entry)
            if entry.id not in enough | scope.matrix.unread and not silent:
                first = found[0].id if found else "nothing"
                message = f"what {run.snippet} printed on {machine} finds {first} first"
                hint = "Add a signature for this wording, with a sample."
                yield flaw(entry, message, hint, ("signatures",))


def unshown_lines(scope: Scope) -> Iterator[Flaw]:
    """Yield each pattern of a cause's or a fix's line that is in no recognised line of a sample."""
    for entry in scope.matrix.entries:
        own = (one for one in scope.matrix.tried if one.entry is entry)
        lines = [line for tried in own if not tried.sample.near_miss for line in tried.lines]
        for route, pattern in _advised(entry):
            if not _stands(pattern, lines):
                message = "no line that a signature finds in a sample shows this line"
                hint = "Write a portable pattern of such a line, or leave it out."
                yield flaw(entry, message, hint, route)


def _advised(entry: Entry) -> Iterator[tuple[Route, str]]:
    """Yield the patterns of lines that have a cause or a first fix of their own, and where."""
    for place, cause in enumerate(entry.facts.causes):
        if cause.line:
            yield ("causes", place, "line"), cause.line
    for place, fix in enumerate(entry.facts.fixes):
        if fix.line:
            yield ("fixes", place, "line"), fix.line


def _stands(pattern: str, lines: Iterable[str]) -> bool:
    try:
        found = compiled(portable(pattern).text).search
    except UnportableError:
        return False
    return any(map(found, lines))


def _follows(match: Match, first: Match) -> bool:
    """Tell whether a match may stand where it does: first, or as less than a cause behind one."""
    return match is first or (first.role == "root" != match.role)


def _only_echoes(entry: Entry) -> bool:
    return all(one.rank is Rank.ECHO for one in entry.facts.signatures)


def _hanging(entry: Entry) -> set[str]:
    return {snippet.file for snippet in entry.facts.snippets if snippet.expect.hangs}


def _reproduced(entry: Entry) -> Iterator[tuple[str, Run]]:
    telling = {
        snippet.file
        for snippet in entry.facts.snippets
        if snippet.role is Role.REPRODUCE and (snippet.expect.fails or snippet.expect.kernel_log)
    }
    for evidence in entry.evidence if entry.facts.signatures else ():
        for run in evidence.runs:
            if run.result is Result.REPRODUCED and run.snippet in telling:
                yield evidence.machine.name, run


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD501", unportable),
    Check("FD502", too_short),
    Check("FD503", too_loose),
    Check("FD504", unshown),
    Check("FD505", not_first),
    Check("FD506", matched_near_misses),
    Check("FD507", undeclared_hits),
    Check("FD508", needless_exemptions),
    Check("FD509", foreign_output),
    Check("FD510", unshown_lines),
)
