"""Find entries without a code, and lines of codes.lock that are out of order."""

from collections.abc import Iterator

from faultdex.link.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.fx import LOCK, row, rows
from faultdex.privacy.rules import shown

_HINT = "Run `faultdex lock`."


def disordered_codes(scope: Scope) -> Iterator[Flaw]:
    """Yield each line of the lock that has no code and id, repeats one, or is out of order."""
    seen: set[str] = set()
    last = ""
    for number, line in enumerate(_text(scope).splitlines(), 1):
        found = row(line)
        if not found:
            hint = "Write a code and an id, such as 'FX0001 block-too-large'."
            yield Flaw(LOCK, f"{shown(line)} is not a code and an id", hint, place=(number, 1))
        elif found[0] <= last:
            message = f"{found[0]} does not come after {last}"
            yield Flaw(LOCK, message, _HINT, place=(number, 1))
        elif found[1] in seen:
            yield Flaw(LOCK, f"{found[1]!r} has a code already", _HINT, place=(number, 1))
        if found:
            seen.add(found[1])
            last = max(last, found[0])


def unknown_codes(scope: Scope) -> Iterator[Flaw]:
    """Yield each code that belongs to no entry."""
    hint = "Bring the entry back with status: retired, or list its id in its successor's aliases."
    if scope.entries_are_read:
        known = scope.ids | scope.aliases
        for number, line in enumerate(_text(scope).splitlines(), 1):
            if (found := row(line)) and found[1] not in known:
                yield Flaw(LOCK, f"{found[0]} belongs to no entry", hint, place=(number, 1))


def entries_without_code(scope: Scope) -> Iterator[Flaw]:
    """Yield each entry of which the lock has neither the id nor a former id."""
    coded = {name for _, name in rows(_text(scope))}
    for folder in scope.folders:
        facts = scope.facts.get(folder)
        names = {folder.split("/")[1], *(facts.aliases if facts else ())}
        if not names & coded:
            yield Flaw(f"{folder}/entry.yaml", f"{LOCK} has no code for this entry", _HINT)


def _text(scope: Scope) -> str:
    return scope.validated.loaded.files.get(LOCK, b"").decode()


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD325", disordered_codes),
    Check("FD326", unknown_codes),
    Check("FD327", entries_without_code),
)
