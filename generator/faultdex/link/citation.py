"""Find citation keys that are unknown, defined twice or never used."""

from collections.abc import Iterator, Mapping

from faultdex.link.scope import Scope
from faultdex.model.check import Check, Flaw
from faultdex.model.entry import Facts
from faultdex.model.messages import MessageNotes
from faultdex.model.problem import Route
from faultdex.model.reference import Table


def unknown_sources(scope: Scope) -> Iterator[Flaw]:
    """Yield each key that an entry lists and no publisher's file defines."""
    if not scope.is_read("sources/"):
        return
    hint = "Add it to its publisher's file in sources/, or correct the key."
    for folder, facts in scope.facts.items():
        for key in facts.sources:
            if key not in scope.keys:
                message = f"no file in sources/ defines {key!r}"
                yield Flaw(f"{folder}/entry.yaml", message, hint, ("sources", key))
    for path, table in _listing(scope).items():
        for key in table.sources:
            if key not in scope.keys:
                yield Flaw(path, f"no file in sources/ defines {key!r}", hint, ("sources", key))


def unlisted_sources(scope: Scope) -> Iterator[Flaw]:
    """Yield each key at a signature, sample or note that its file's own sources do not list."""
    hint = "List it under sources with what it supports, or remove it here."
    for folder, facts in scope.facts.items():
        for route, key in _named(facts):
            if key not in facts.sources:
                message = f"the entry's sources do not list {key!r}"
                yield Flaw(f"{folder}/entry.yaml", message, hint, route)
    for path, table in _listing(scope).items():
        for route, key in _noted(table):
            if key not in table.sources:
                yield Flaw(path, f"the table's sources do not list {key!r}", hint, route)


def _listing(scope: Scope) -> Mapping[str, Table | MessageNotes]:
    """Return what else lists sources, by path: reference tables, and notes on messages."""
    return {**scope.validated.tables, **scope.validated.notes}


def _noted(table: Table | MessageNotes) -> Iterator[tuple[Route, str]]:
    for route, note in table.every_note():
        if note.source:
            yield (*route, "source"), note.source


def _named(facts: Facts) -> Iterator[tuple[Route, str]]:
    for index, signature in enumerate(facts.signatures):
        if signature.source:
            yield ("signatures", index, "source"), signature.source
    for index, sample in enumerate(facts.samples):
        if sample.source:
            yield ("samples", index, "source"), sample.source


def unused_sources(scope: Scope) -> Iterator[Flaw]:
    """Yield each source that no entry lists."""
    if not scope.entries_are_read:
        return
    for path, publisher in scope.validated.publishers.items():
        for key in publisher.sources:
            if key not in scope.listed:
                hint = "List it in an entry that it supports, or remove it."
                yield Flaw(path, f"no entry lists {key!r}", hint, ("sources", key))


def repeated_sources(scope: Scope) -> Iterator[Flaw]:
    """Yield each key and each address that two publishers' files define."""
    first: dict[str, str] = {}
    for path, publisher in sorted(scope.validated.publishers.items()):
        for key, source in publisher.sources.items():
            for name in (key, source.url):
                if name in first:
                    message = f"{name!r} is defined in {first[name]} already"
                    yield Flaw(path, message, "Keep one of the two.", ("sources", key))
                first.setdefault(name, path)


CHECKS: tuple[Check[Scope], ...] = (
    Check("FD303", unknown_sources),
    Check("FD304", unlisted_sources),
    Check("FD305", unused_sources),
    Check("FD306", repeated_sources),
)
