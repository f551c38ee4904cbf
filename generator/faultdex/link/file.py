"""Find files that are declared and absent, or there and not declared."""

from collections.abc import Iterator

from faultdex.link.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import Facts
from faultdex.model.problem import Route
from faultdex.model.snippet import Role

_ALWAYS = ("entry.yaml", "guide.md")


def absent_files(scope: Scope) -> Iterator[Flaw]:
    """Yield each file that an entry declares and its folder lacks."""
    for folder, facts in scope.facts.items():
        for route, name in _declared(facts):
            if f"{folder}/{name}" not in scope.paths:
                message = f"the folder holds no {name!r}"
                yield Flaw(
                    f"{folder}/entry.yaml", message, "Add the file or correct the name.", route
                )


def undeclared_files(scope: Scope) -> Iterator[Flaw]:
    """Yield each file of an entry's folder that its facts do not name."""
    declared = {
        folder: {name for _, name in _declared(facts)} | {*_ALWAYS}
        for folder, facts in scope.facts.items()
    }
    for path in sorted(scope.paths):
        folder, name = _parted(path)
        if folder in declared and name not in declared[folder] | {""}:
            hint = "Declare it as a snippet, companion, output or sample, or remove it."
            yield Flaw(path, "entry.yaml does not declare this file", hint)


def _parted(path: str) -> tuple[str, str]:
    """Return the entry's folder and the name within it, which is empty for evidence."""
    category, _, rest = path.partition("/")
    identifier, _, name = rest.partition("/")
    return f"{category}/{identifier}", "" if name.startswith("evidence/") else name


def _declared(facts: Facts) -> Iterator[tuple[Route, str]]:
    for index, sample in enumerate(facts.samples):
        yield ("samples", index, "file"), sample.file
    for index, snippet in enumerate(facts.snippets):
        yield ("snippets", index, "file"), snippet.file
        if snippet.expect.output:
            yield ("snippets", index, "expect", "output"), snippet.expect.output
        for number, name in enumerate(snippet.companions):
            yield ("snippets", index, "companions", number), name


def repeated_files(scope: Scope) -> Iterator[Flaw]:
    """Yield each snippet or sample that is declared twice."""
    for folder, facts in scope.facts.items():
        seen: set[str] = set()
        for route, name in _declared(facts):
            if route[-1] == "file" and name in seen:
                message, hint = f"{name!r} is declared twice", "Keep one of the two."
                yield Flaw(f"{folder}/entry.yaml", message, hint, route)
            seen |= {name} if route[-1] == "file" else set()


def unknown_snippets(scope: Scope) -> Iterator[Flaw]:
    """Yield each reference to a snippet that is not declared, and to no reproduction."""
    for folder, facts in scope.facts.items():
        path = f"{folder}/entry.yaml"
        for route, name in _named(facts):
            if name and name not in {one.file for one in facts.snippets}:
                message, hint = f"no snippet {name!r} is declared", "Name one that is."
                yield Flaw(path, message, hint, route)
        for index, snippet in enumerate(facts.snippets):
            if snippet.mends and snippet.mends not in _reproductions(facts):
                message = f"no reproduction {snippet.mends!r} is declared"
                hint = "Name a snippet of role reproduce."
                yield Flaw(path, message, hint, ("snippets", index, "mends"))


def _named(facts: Facts) -> Iterator[tuple[Route, str | None]]:
    for index, fix in enumerate(facts.fixes):
        yield ("fixes", index, "snippet"), fix.snippet
    if facts.try_first:
        yield ("try_first", "snippet"), facts.try_first.snippet


def _reproductions(facts: Facts) -> set[str]:
    return {snippet.file for snippet in facts.snippets if snippet.role is Role.REPRODUCE}


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD311", absent_files),
    Check("FD312", undeclared_files),
    Check("FD313", repeated_files),
    Check("FD314", unknown_snippets),
)
