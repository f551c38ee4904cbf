"""Find causes that the parts of an entry refer to in vain, and causes that no fix is for."""

from collections.abc import Iterator

from faultdex.link.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import UNKNOWN, Facts
from faultdex.model.near import nearest
from faultdex.model.problem import Route


def unknown_causes(scope: Scope) -> Iterator[Flaw]:
    """Yield each key that two causes have, and each reference to a key that none has."""
    for folder, facts in scope.facts.items():
        path = f"{folder}/entry.yaml"
        keys = _keys(facts)
        for index, key in enumerate(keys):
            if key and key in keys[:index]:
                route: Route = ("causes", index, "key")
                yield Flaw(path, f"the key {key!r} is given twice", "Give each its own.", route)
        for route, key in _references(facts):
            if key not in keys:
                meant = nearest(key, [one for one in keys if one])
                hint = f"Write {meant!r} instead." if meant else "Give a cause this key."
                yield Flaw(path, f"no cause has the key {key!r}", hint, route)


def causes_without_fix(scope: Scope) -> Iterator[Flaw]:
    """Yield each cause without a key beside one with a key, and each key that no fix names."""
    for folder, facts in scope.facts.items():
        path = f"{folder}/entry.yaml"
        fixed = {key for fix in facts.fixes for key in fix.causes}
        for index, key in enumerate(_keys(facts) if any(_keys(facts)) else ()):
            route: Route = ("causes", index)
            if not key:
                yield Flaw(path, "a cause without a key beside one that has one", "Add it.", route)
            elif key not in fixed:
                hint = "Add it to the causes of a fix."
                yield Flaw(path, f"no fix is for the cause {key!r}", hint, route)


def _keys(facts: Facts) -> tuple[str | None, ...]:
    return tuple(cause.key for cause in facts.causes)


def _references(facts: Facts) -> Iterator[tuple[Route, str]]:
    for number, fix in enumerate(facts.fixes):
        for index, key in enumerate(fix.causes):
            yield ("fixes", number, "causes", index), key
    for number, thread in enumerate(facts.threads):
        if thread.cause != UNKNOWN:
            yield ("threads", number, "cause"), thread.cause
    samples = [("samples", number, one.cause) for number, one in enumerate(facts.samples)]
    snippets = [("snippets", number, one.cause) for number, one in enumerate(facts.snippets)]
    for name, number, cause in (*samples, *snippets):
        if cause:
            yield (name, number, "cause"), cause


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD322", unknown_causes),
    Check("FD323", causes_without_fix),
)
